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

  @Test func `an expect is asked of the wirings that a header directly above it names`() {
    let taps = "> system counter\n> wirings correct, misused\n...\n> tap More\n...\n"
    #expect(
      report(
        taps + """
          [correct]
          > expect clean
          [misused]
          > expect breach ui-changes-ui
          [misused]
          > in first repeat 2 expect shows 1
          > tap Less
          ...
          """
      ) == ""
    )
    #expect(
      report(taps + "[misused]\n> expect clean") == """
        a.md:8: failed: > expect clean  [misused]
          + ! expected no breach or symptom; there was 'ui-changes-ui'

        """
    )
    #expect(
      report(taps + "> expect clean") == """
        a.md:7: failed: > expect clean  [misused]
          + ! expected no breach or symptom; there was 'ui-changes-ui'
          it holds in [correct]: above the command, this checks it only there

        """
    )
  }

  @Test func `an expect of a wiring whose world has ended fails`() {
    let taps = """
      > system counter
      > wirings correct, crashing
      ...
      > repeat 3 tap More
      ...
      [crashing]
      ! fault: 'CrashingController' ended the program: index 2 out of range; there are 2

      """
    #expect(report(taps + "[correct]\n> expect shows 3") == "")
    #expect(
      report(taps + "[crashing]\n> expect shows 3").hasPrefix(
        "a.md:10: failed: > expect shows 3  [crashing]\n"
      )
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
        a.md:10: failed: > tap Less  [correct]
          + ~ Count replaced [0]
          + | Count                         [More]
          + | 0
          + | [Less]
        a.md:10: failed: > tap Less  [misused]
          + ~ Count replaced [-1]

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
          + | 0
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
            ! expected 'first' to show '7'
          no line can expect that an 'expect' fails; correct the 'expect', or the wiring

        """
    )
  }

  private static let fault =
    "! fault: 'CrashingController' ended the program: index 2 out of range; there are 2"

  @Test func `after a fault, only the line that the world has ended is expected`() {
    let begin = """
      > system counter
      > wirings correct, crashing
      ...
      > tap More
      ...
      > tap More
      ...
      [crashing]
      \(Self.fault)

      """
    #expect(report(begin + "> tap More\n...") == "")
    #expect(report(begin + "> tap More\n...\n[crashing]\n? the world has ended") == "")
    #expect(
      report(begin + "> tap More\n...\n[crashing]\n| 3\n| 4") == """
        a.md:11: failed: > tap More  [crashing]
          - | 3
          - | 4
          unreachable: the world ended at line 7

        """
    )
  }

  @Test func `after the end of all worlds, a line or an expectation is an error`() {
    let begin = """
      > system counter
      > wirings crashing
      ...
      > tap More
      ...
      > tap More
      ...
      \(Self.fault)

      """
    #expect(report(begin + "> tap More\n> show screen\n? the world has ended") == "")
    let ended = "? the world has ended"
    #expect(
      report(begin + "> tap More\n\(ended)\n\(ended)") == """
        a.md:10: failed: > tap More  [crashing]
          - ? the world has ended
          unreachable: the world ended at line 7

        """
    )
    #expect(
      report(begin + "> tap More\n| whatever\n> expect clean") == """
        a.md:10: failed: > tap More  [crashing]
          - | whatever
          unreachable: the world ended at line 7
        a.md:12: failed: > expect clean  [crashing]
          unreachable: the world ended at line 7

        """
    )
  }

  @Test func `an ellipsis hides no error, no fault and no finding in a correct wiring`() {
    let begin = "> system counter\n> wirings correct, suspect, misused\n...\n"
    #expect(
      report(begin + "> tap Mroe\n...") == """
        a.md:5: failed: > tap Mroe  [correct, suspect, misused]
            ...
          + ? unknown control 'Mroe'; did you mean 'tap More'?

        """
    )
    #expect(
      report(begin + "> tap More\n...") == """
        a.md:5: failed: > tap More  [suspect]
            ...
          + ! ui-changes-ui: 'PaintingController' wrote the label 'number' in response to a tap; no model had changed
          CounterSystem.swift:111  ui-changes-ui

        """
    )
  }

  @Test func `an ellipsis with a sign stands for lines of that sign`() {
    let begin = "> system counter\n> wirings correct\n... |\n"
    #expect(report(begin + "> tap More\n~ Count replaced [1]\n... |") == "")
    #expect(report(begin + "> tap More\n... ~\n... |") == "")
    #expect(
      report(begin + "> tap More\n... |") == """
        a.md:5: failed: > tap More  [correct]
          + ~ Count replaced [1]
            ... |

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
          CounterSystem.swift:111  ui-changes-ui

        """
    )
  }
}
