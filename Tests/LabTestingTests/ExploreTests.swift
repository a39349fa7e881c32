import Foundation
import LabSystems
import LabTesting
import MVCLab
import Testing

@Suite("A search as a test")
struct ExploreTests {
  /// The counter, with a misused wiring that its author calls correct.
  private static let wrong = counter([
    claimed("logic-in-view", by: "logic-in-view")
  ])

  /// The counter, with other wirings.
  private static func counter(_ wirings: [Wiring]) -> System {
    let counter = System.counter
    return System(
      name: counter.name,
      summary: counter.summary,
      style: counter.style,
      symptoms: counter.symptoms,
      promises: counter.makePromises,
      screens: counter.screens,
      outsideActions: counter.outsideActions,
      searchDomain: counter.searchDomain,
      wirings: wirings,
      sources: counter.sources
    )
  }

  /// A wiring of the counter under another name, as a correct one.
  private static func claimed(_ name: String, by code: String) -> Wiring {
    let wiring = System.counter.wirings.first { $0.name == code } ?? System.counter.wirings[0]
    return Wiring(name, .correct, wiring.summary, files: wiring.files, assemble: wiring.assemble)
  }

  @Test func `the correct wirings of the counter hold`() async {
    await explore(.counter, depth: 2)
  }

  @Test
  func `a rule that a correct wiring breaks is an issue for each line, with its shortest story`()
    async
  {
    let line = #line + 1
    let notes = await issues { await explore(Self.wrong, depth: 1) }
    #expect(notes.count == 2)
    #expect(
      notes.first == """
        ExploreTests.swift:\(line):45: 'logic-in-view' breaks 'ui-changes-ui' after 1 command: \
        'CounterView' wrote the label 'count' in response to a tap; no model had changed  \
        (LogicInViewCounterView.swift:33)
        The story as a scenario that fails until the wiring is repaired; \
        'run --update' fills in its new screens:

        ```mvclab
        > system counter
        > wirings logic-in-view
        | Counter                      [About]
        | 0
        | [++]  [--]
        > tap ++
        | Counter                      [About]
        | 1
        | [++]  [--]
        > expect clean
        ```
        """
    )
  }

  @Test func `the pasted story fails by what the wiring breaks, and by nothing else`() async throws
  {
    let notes = await issues { await explore(Self.wrong, depth: 1) }
    let note = try #require(notes.first)
    let story = try #require(note.firstRange(of: "```mvclab").map { note[$0.lowerBound...] })
    let file = FileManager.default.temporaryDirectory.appending(path: "story-\(UUID()).md")
    try Data("# A story\n\n\(story)\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let failures = await issues {
      for file in ScenarioFile.all(in: file.path, of: [Self.wrong]) { file.replay() }
    }
    let lines = failures.flatMap { $0.split(separator: "\n") }
    #expect(lines.contains { $0.hasPrefix("+ ! ui-changes-ui: ") })
    #expect(lines.contains { $0.hasSuffix("> expect clean  [logic-in-view]") })
    #expect(
      lines.filter { $0.hasPrefix("+ ") || $0.hasPrefix("- ") }.allSatisfy { $0.hasPrefix("+ !") }
    )
  }

  @Test func `a control that was always disabled is a warning, if nothing else is wrong`() async {
    let line = #line + 1
    let notes = await issues { await explore(.locked, depth: 1) }
    #expect(
      notes == [
        "ExploreTests.swift:\(line):45: 'plain', searched 1 move deep: "
          + "never used because disabled: 'Open'"
      ]
    )
  }

  @Test func `state that outlives a world leaves a search undecided, which is an issue`() async {
    let line = #line + 1
    let notes = await issues { await explore(.tapped, depth: 2) }
    #expect(
      notes == [
        """
        ExploreTests.swift:\(line):45: 'plain' is undecided: the wiring depends on what lies outside of its world;
        let the assembly make it, or write 'singleton { … }'; played again, this leads to another state:
        tap A
        """
      ]
    )
  }

  @Test func `a system without a correct wiring, and an unknown wiring, fail`() async {
    let misused = Self.counter(System.counter.wirings.filter { $0.verdict != .correct })
    let none = await issues { await explore(misused) }
    #expect(none.count == 1)
    #expect(none[0].hasSuffix("no wiring of 'counter' is correct; name one with 'wiring:'"))
    let unknown = await issues { await explore(.counter, wiring: "corect") }
    #expect(unknown.count == 1)
    #expect(unknown[0].hasSuffix("unknown wiring 'corect' of 'counter'; did you mean 'correct'?"))
  }
}
