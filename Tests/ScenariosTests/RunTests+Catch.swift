import LabScenarios
import Testing

extension RunTests {
  private func run(_ document: String, catching name: String) throws -> Result {
    let target = try CatchTarget(name, systems: [CounterSystem.system])
    return try run(["a.md": document]) { options, _ in
      options.requiredCatches = .only(target)
    }
  }

  @Test(arguments: ["counter/misused", "counter/misused=ui-changes-ui", "Counter/Misused"])
  func `one wiring may be caught, while others survive`(name: String) throws {
    let result = try run(Self.good, catching: name)
    #expect(result.notes == "")
    #expect(result.exit == .well)
  }

  @Test(arguments: [
    ("counter/crashing", "no scenario runs 'counter/crashing'"),
    (
      "counter/misused=leak",
      "no scenario catches 'counter/misused' by 'leak', only by 'ui-changes-ui', in DIR/a.md:5"
    ),
  ]
  )
  func `another wiring or another rule is not enough`(name: String, problem: String) throws {
    let result = try run(Self.good, catching: name)
    #expect(result.notes == "error: \(problem)\n")
    #expect(result.exit == .failed)
  }

  @Test func `a wiring that nothing catches survives`() throws {
    let calm = document(Self.begin + "> expect shows 0")
    let result = try run(calm, catching: "counter/misused")
    #expect(result.notes == "error: no scenario catches 'counter/misused' by 'ui-changes-ui'\n")
  }

  @Test(arguments: [
    ("counter/correct", "unknown misused wiring 'correct'"),
    ("count/misused", "unknown system 'count'; did you mean 'counter'?"),
    ("counter/misused=leek", "unknown rule 'leek'; did you mean 'leak'?"),
    (
      "misused",
      "the system of 'misused' is missing; usage: --require-caught SYSTEM/WIRING[=RULE]"
    ),
  ]
  )
  func `a target that is none is refused`(name: String, reason: String) {
    let error = #expect(throws: (any Error).self) {
      try CatchTarget(name, systems: [CounterSystem.system])
    }
    #expect(error.map { "\($0)" }?.hasPrefix(reason) == true, "\(String(describing: error))")
  }

  @Test func `'--require-caught' fails for survivors and suspects`() throws {
    let suspect = document("> system counter\n> wirings suspect\n...\n> tap More\n...")
    let result = try run(["a.md": Self.good, "b.md": suspect]) { options, _ in
      options.requiredCatches = .all
    }
    #expect(
      result
        == Result(
          output: """
            DIR/b.md:5: failed: > tap More  [suspect]
                ...
              + ! ui-changes-ui: 'PaintingController' wrote the label 'number' in response to a tap; no model had changed
              CounterSystem.swift:111  ui-changes-ui

            wiring           caught by
            counter/misused  DIR/a.md:5  ui-changes-ui
            counter/suspect  DIR/b.md:5  ui-changes-ui

            2 passed, 1 failed, 0 malformed, 2 errors (0.00 s)

            """,
          notes: """
            error: 'counter/crashing' is misused, and no scenario runs it
            error: 'counter/suspect' is correct, but was caught by DIR/b.md:5  ui-changes-ui

            """,
          exit: .failed
        )
    )
  }
}
