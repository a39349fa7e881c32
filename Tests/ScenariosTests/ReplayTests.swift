import LabScenarios
import Testing

@Suite struct ReplayTests {
  static let screen = "| Count                         [More]\n| 0\n| [Less]\n"

  @Test func `a scenario passes in every wiring that prints what it expects`() {
    #expect(
      report(
        """
        > system counter
        > wirings correct, misused
        \(Self.screen)
        # the first tap
        > tap More
        [correct]
        ~ Count replaced [1]
        [*]
        | Count                         [More]
        | 1
        | [Less]   
        [misused]
        ...
        > expect shows 1
        """
      ) == ""
    )
  }

  @Test func `an unexpected or missing line fails, and wirings that fail alike are one failure`() {
    #expect(
      report(
        """
        > system counter
        > wirings correct, misused
        \(Self.screen)| more
        > tap More
        ...
        > tap Less
        """
      ) == """
        a.md:3: failed: > wirings correct, misused  [correct, misused]
            | Count                         [More]
            | 0
            | [Less]
          - | more
          and 1 more step

        """
    )
  }

  @Test func `an ellipsis takes any number of lines, and a failure prints it as it is`() {
    let begin = "> system counter\n> wirings correct\n"
    #expect(report(begin + "...\n| [Less]") == "")
    #expect(report(begin + "| Count                         [More]\n...\n| [Less]") == "")
    #expect(report(begin + "...\n" + Self.screen + "...") == "")
    #expect(report(begin + "...\n| 0\n...\n| [Less]\n...") == "")
    #expect(
      report(begin + "...\n| 1\n...") == """
        a.md:3: failed: > wirings correct  [correct]
            ...
          - | 1
          + | Count                         [More]
            ...

        """
    )
  }

  @Test func `an expectation that does not hold fails, even where the document has its line`() {
    #expect(
      report(
        """
        > system counter
        > wirings correct
        ...
        > expect shows 7
        ! expected 'first' to show '7'
        """
      ) == """
        a.md:5: failed: > expect shows 7  [correct]
          + ! expected 'first' to show '7'

        """
    )
  }

  @Test func `after a fault, only the line that the world has ended is expected`() {
    let begin = """
      > system counter
      > wirings crashing
      ...
      > tap More
      ...
      > tap More
      ...

      """
    #expect(report(begin + "> tap More\n| whatever") == "")
    #expect(report(begin + "> tap More\n[crashing]\n? the world has ended") == "")
    #expect(
      report(begin + "> tap More\n> tap Less\n[crashing]\n| 3\n| 4") == """
        a.md:10: failed: > tap Less  [crashing]
          - | 3
          - | 4
          unreachable: the world ended at line 7

        """
    )
  }

  @Test func `a failure names the lines of source that caused its findings`() {
    #expect(
      report("> system counter\n> wirings misused\n...\n> tap More") == """
        a.md:5: failed: > tap More  [misused]
          + | Count                         [More]
          + | 1
          + | [Less]
          + ! ui-changes-ui: 'PaintingController' wrote the label 'number' in response to a tap; no model had changed
          CounterSystem.swift:101  ui-changes-ui

        """
    )
  }
}
