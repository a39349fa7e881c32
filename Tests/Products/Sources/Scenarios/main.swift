import MVCLab

print(Rule.all(of: []).map(\.name))
