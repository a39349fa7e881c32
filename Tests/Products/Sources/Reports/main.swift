import LabScenarios

print(Format.allCases)
