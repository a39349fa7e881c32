import HeadlessUI
import LabConversation
import LabScenarios
import MVC
import MVCLab

/// A document with one block.
func document(_ transcript: String) -> String { "```mvclab\n\(transcript)\n```\n" }

/// The result of running a document that was read from `a.md`.
func outcome(_ document: String, systems: [System] = [CounterSystem.system]) -> Outcome {
  Outcome.of(
    Array(document.utf8),
    file: "a.md",
    systems: systems,
    clock: { .zero }
  )
}

/// The report on a document with one block.
func report(_ transcript: String, as format: Format = .pretty) -> String {
  var report = format.report()
  return report.text(of: outcome(document(transcript)))
}

/// The errors in a document, a line each.
func errors(in document: String) -> String {
  outcome(document).errors.map(\.description).joined(separator: "\n")
}

/// An update of a document.
func updated(
  _ document: String,
  systems: [System] = [CounterSystem.system]
) throws -> Update {
  let scenario = try Scenario(Array(document.utf8), file: "a.md", systems: systems)
  return Update(ScenarioRun(scenario, ReplayConditions()))
}

extension Update {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
