import LabTesting

print(ScenarioFile.all(in: "Scenarios", of: []).map(\.testDescription))
