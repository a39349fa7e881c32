import LabConversation
import LabScenarios
import Testing

extension RunTests {
  private static let both = document("> system counter\n> wirings correct, misused\n...")
  private static let one = document("> system counter\n> wirings correct\n...")

  /// The scenarios that a choice of wirings leaves, by their results.
  private func run(_ files: [String: String], wirings: [String]) throws -> Result {
    let choice = try WiringChoice(wirings, systems: [CounterSystem.system])
    return try run(files, format: .json) { options, _ in options.choices = [choice] }
  }

  @Test(
    arguments: [
      (["counter/misused"], ["a.md"]), (["misused"], ["a.md"]), (["Counter/MISUSED"], ["a.md"]),
      (["correct"], ["a.md", "b.md"]), (["misused", "counter/correct"], ["a.md", "b.md"]),
    ]
  )
  func `a choice of wirings leaves the scenarios that run them`(
    wirings: [String],
    files: [String]
  ) throws {
    let result = try run(["a.md": Self.both, "b.md": Self.one], wirings: wirings)
    let ran = ["a.md", "b.md"].filter { result.output.contains("\"scenario\":\"DIR/\($0)\"") }
    #expect(ran == files)
    #expect(result.exit == .well)
  }

  @Test func `a wiring that no scenario runs is an error`() throws {
    let result = try run(["b.md": Self.one], wirings: ["misused", "counter/crashing"])
    #expect(result.notes == "error: no scenario runs 'misused' or 'counter/crashing'\n")
    #expect(result.output.contains("no scenario runs 'misused'"))
    #expect(result.exit == .usage)
  }

  @Test(
    arguments: [
      ("misuse", "unknown wiring 'misuse'; did you mean 'misused'?"),
      ("counter/misuse", "unknown wiring 'misuse'; did you mean 'misused'?"),
      ("conter/misused", "unknown system 'conter'; did you mean 'counter'?"),
      ("", "unknown wiring ''; there are 'correct', 'misused', 'crashing' and 'suspect'"),
    ]
  )
  func `an unknown wiring is refused`(name: String, reason: String) {
    do throws(CommandError) {
      _ = try WiringChoice([name], systems: [CounterSystem.system])
      Issue.record("\(name) is known")
    } catch { #expect("\(error)" == reason) }
  }

  @Test func `a document that names no wirings is reported, and one with others is left out`()
    throws
  {
    let lost = document("> system counter\n> wirings nobody\n...")
    let faulty = Self.one + document("> tap")
    let result = try run(
      ["a.md": Self.both, "b.md": faulty, "c.md": lost, "d.md": "prose"],
      wirings: ["misused"]
    )
    #expect(result.notes.contains("DIR/c.md:3:11: error: unknown wiring 'nobody'"))
    #expect(result.notes.contains("DIR/d.md:1:1: error: no 'mvclab' block"))
    #expect(!result.notes.contains("b.md"))
    #expect(result.exit == .malformed)
  }
}
