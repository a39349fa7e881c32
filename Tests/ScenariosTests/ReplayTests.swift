import LabScenarios
import Testing

@Suite("A scenario is replayed")
struct ReplayTests {
  static let screen = "| Count                         [More]\n| 0\n| [Less]\n"

  @Test("It passes in every wiring that tells what the document says")
  func passing() {
    #expect(
      told(
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

  @Test(
    "What is not expected fails, a missing line fails, and wirings that fail alike are told once"
  )
  func failing() {
    #expect(
      told(
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

  @Test("'...' stands for any number of lines, and is shown as it is")
  func ellipsis() {
    let begin = "> system counter\n> wirings correct\n"
    #expect(told(begin + "...\n| [Less]") == "")
    #expect(told(begin + "| Count                         [More]\n...\n| [Less]") == "")
    #expect(told(begin + "...\n" + Self.screen + "...") == "")
    #expect(told(begin + "...\n| 0\n...\n| [Less]\n...") == "")
    #expect(
      told(begin + "...\n| 1\n...") == """
        a.md:3: failed: > wirings correct  [correct]
            ...
          - | 1
          + | Count                         [More]
            ...

        """
    )
  }

  @Test("An expectation that does not hold fails, even where the document says so")
  func expectations() {
    #expect(
      told(
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

  @Test(
    "After a fault nothing is expected of that wiring, and nothing may be but that it has ended"
  )
  func unreachable() {
    let begin = """
      > system counter
      > wirings crashing
      ...
      > tap More
      ...
      > tap More
      ...

      """
    #expect(told(begin + "> tap More\n| whatever") == "")
    #expect(told(begin + "> tap More\n[crashing]\n? the world has ended") == "")
    #expect(
      told(begin + "> tap More\n> tap Less\n[crashing]\n| 3\n| 4") == """
        a.md:10: failed: > tap Less  [crashing]
          - | 3
          - | 4
          unreachable: the world ended at line 7

        """
    )
  }

  @Test("The places in the source of what was found stand below a failure")
  func sites() {
    #expect(
      told("> system counter\n> wirings misused\n...\n> tap More") == """
        a.md:5: failed: > tap More  [misused]
          + | Count                         [More]
          + | 1
          + | [Less]
          + ! ui-changes-ui: 'PaintingController' wrote the label 'number' in response to a tap; no model had changed
          CounterSystem.swift:73  ui-changes-ui

        """
    )
  }
}
