import LabScenarios
import Testing

@Suite("Headers with 'not'") struct NotHeaderTests {
  static let begin = "> system counter\n> wirings correct, misused, crashing\n...\n"
  static let fault =
    "! fault: 'CrashingController' ended the program: index 2 out of range; there are 2"

  @Test func `a header with 'not' is about all wirings but those that it names`() {
    #expect(
      report(
        Self.begin + """
          > tap More
          [not misused]
          ~ Count replaced [1]
          [*]
          ... |
          [not correct, crashing]
          ! \(UpdateTests.breach)
          [crashing]
          ! ui-changes-ui: 'CrashingController' wrote the label 'number' in response to a tap; no model had changed
          [not misused, crashing]
          > expect clean
          [ not  correct ]
          > expect breach ui-changes-ui
          """
      ) == ""
    )
    #expect(
      report(Self.begin + "> layout\n[not misused]\n| x") == """
        a.md:5: failed: > layout  [correct, crashing]
          - | x

        """
    )
    #expect(
      report(Self.begin + "[not misused]\n> expect shows 1") == """
        a.md:6: failed: > expect shows 1  [correct, crashing]
          + ! expected 'first' to show '1'

        """
    )
  }

  @Test func `a line under 'not' that no living wiring can reach fails`() {
    let ended = Self.begin + "> repeat 3 tap More\n... \n... !\n[crashing]\n\(Self.fault)\n"
    #expect(report(ended + "> layout\n[not misused]\n...\n[crashing]\n? the world has ended") == "")
    let reachable = ended + "> expect shows 3\n"
    #expect(!report(reachable + "[not correct, misused]\n| x").isEmpty)
    #expect(!report(reachable + "[not correct, misused]\n> expect shows 3").isEmpty)
    #expect(report(reachable + "[not crashing]\n> expect shows 3") == "")
  }

  @Test func `an update writes the shortest header, and leaves what passes as it is`() throws {
    let update = try updated(
      document(
        """
        > system counter
        > wirings crashing, correct, misused
        ...
        > tap More
        [correct, crashing]
        ...
        [misused]
        ... |
        ! \(UpdateTests.breach)
        > tap More
        [correct]
        ~ Count replaced [2]
        """
      )
    )
    #expect(
      update.text
        == document(
          """
          > system counter
          > wirings crashing, correct, misused
          ...
          > tap More
          [correct, crashing]
          ...
          [misused]
          ... |
          ! \(UpdateTests.breach)
          > tap More
          [crashing]
          \(Self.fault)
          [correct]
          ~ Count replaced [2]
          [not crashing]
          | Count                         [More]
          | 2
          | [Less]
          [misused]
          ! \(UpdateTests.breach)
          """
        )
    )
    #expect(try !updated(update.text).isChange)
    #expect(outcome(update.text).status == .passed)
  }

  @Test func `a header with 'not' and no wiring, or no other, is an error`() {
    #expect(
      errors(
        in: document(
          Self.begin + """
            [not]
            [not *]
            [not corect]
            [correct, not misused]
            [not correct, misused, crashing]
            [not correct, correct]
            [notcorrect]
            """
        )
      ) == """
        a.md:5:5: error: a name is missing; a header names wirings, or all of them with '[*]'
        a.md:6:6: error: '*' means all wirings; leave out the other words
        a.md:7:6: error: 'corect' is not a wiring of this scenario; did you mean 'correct'?
        a.md:8:11: error: 'not' is the first word of a header, and is about all names in it
        a.md:9:1: error: this header leaves no wiring; leave out one of the names
        a.md:10:15: error: 'correct' is named twice
        a.md:11:2: error: 'notcorrect' is not a wiring of this scenario; did you mean 'correct'?
        """
    )
  }
}
