"""Bad input gets one of the three errors, quickly, with a sentence that names the place; never another exception."""
