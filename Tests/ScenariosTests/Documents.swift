import MVCLab
import Scenarios

/// What people are shown of a transcript that was run as `a.md`.
func told(_ transcript: String, as format: Format = .pretty) -> String {
  var report = format.report()
  return report.text(of: outcome(document(transcript)))
}

/// A document with one block.
func document(_ transcript: String) -> String { "```mvclab\n\(transcript)\n```\n" }

func outcome(_ document: String) -> Outcome {
  Outcome.of(
    Array(document.utf8),
    file: "a.md",
    systems: [CounterSystem.system],
    clock: { .zero }
  )
}
