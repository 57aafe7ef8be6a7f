def say(m, params): return m
def prompt(position): return "prompt"
def refusal(position, wrong): return wrong.code
