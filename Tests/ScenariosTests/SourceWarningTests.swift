import LabScenarios
import MVCLab
import Testing

/// A scenario passes whose wiring does what no world plays, and its reader is told.
@Suite struct SourceWarningTests {
  private static func warnings(_ code: String) -> [String] {
    let lines = "import MVC; final class List {\n  \(code)\n}"
    let source = SourceFile(name: "List.swift", text: lines)
    let system = CounterSystem.counter(files: ["List.swift"], sources: SourceIndex([source]))
    let text = document("> system counter\n> wirings correct\n...\n> tap More\n...\n")
    let outcome = outcome(text, systems: [system])
    #expect(outcome.status == .passed)
    return outcome.warnings.map { "\($0.line): \($0.text)" }
  }

  @Test func `work for the real main queue is named at the first command`() {
    #expect(
      Self.warnings("func load() { DispatchQueue.main.async { } }") == [
        "2: List.swift:2 gives work to 'DispatchQueue', which no world plays; "
          + "'async', 'after', 'task', 'clock' and 'server' are for work that one plays"
      ]
    )
  }

  @Test func `work for the world's own queue is not`() {
    #expect(Self.warnings("func load() { { } }") == [])
  }
}
