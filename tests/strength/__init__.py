"""How strong the searching bot is: lines against others, and its levels against each other."""
