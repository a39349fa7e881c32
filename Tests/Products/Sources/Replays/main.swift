import LabTesting
import Testing

print(ScenarioFile.all(in: "Scenarios", of: []).map(\.testDescription))
