import LabScenarios
import Testing

@Suite struct ReportTests {
  static let transcript = """
    > system counter
    > wirings correct, misused
    ...
    > tap More
    [correct]
    ~ Count replaced [1]
    [*]
    | Count                         [More]
    | 1
    | [Less]
    > tap Less
    ...
    """

  /// Two scenarios, one of them malformed, from beginning to end.
  func whole(_ format: Format) -> String {
    whole(format.report())
  }

  func whole(_ report: any Report) -> String {
    var (report, summary) = (report, Summary())
    var text = report.opening()
    for document in [document(Self.transcript), document("tap \"<&>\u{1}\"")] {
      let outcome = outcome(document)
      summary.add(outcome, [CounterSystem.system])
      text += report.text(of: outcome)
    }
    return text + report.closing(summary)
  }

  static let breach =
    "! ui-changes-ui: 'PaintingController' wrote the label 'number' in response to a tap; no model had changed"

  @Test func `the pretty format prints failures, errors, a table and the numbers`() {
    #expect(
      whole(.pretty) == """
        a.md:5: failed: > tap More  [misused]
            | Count                         [More]
            | 1
            | [Less]
          + \(Self.breach)
          CounterSystem.swift:111  ui-changes-ui
        a.md:1:1: error: a scenario starts with '> system NAME'
        a.md:2:1: error: a sign is missing; did you mean '> tap "<&>␁"'?

        wiring           caught by
        counter/misused  a.md:5  ui-changes-ui

        1 passed, 1 failed, 1 malformed (0.00 s)

        """
    )
  }

  @Test func `people see a part of a difference that is very long`() {
    let begin = "> system counter\n> wirings correct\n...\n> repeat 200 tap More\n"
    var report = Format.pretty.report()
    let screen = "~ Count replaced [1]\n| Count                         [More]\n| 1\n"
    let early = report.text(of: outcome(document(begin + screen)))
    let lines = early.split(separator: "\n")
    #expect(lines.count == 202)
    #expect(lines[4] == "  + | [Less]")
    #expect(lines.last == "    … and 600 more lines")
    let most = (1...100).map {
      "~ Count replaced [\($0)]\n| Count                         [More]\n| \($0)\n| [Less]\n"
    }
    let late = report.text(of: outcome(document(begin + most.joined() + "...")))
    #expect(late == "")
    let cut = report.text(of: outcome(document(begin + most.joined())))
    #expect(
      cut.hasPrefix(
        """
        a.md:5: failed: > repeat 200 tap More  [correct]
            … 390 lines above
            | 98
            | [Less]
        """
      ),
      "\(cut.prefix(300))"
    )
    #expect(cut.hasSuffix("    … and 210 more lines\n"))
  }

  @Test func `the json format prints one object for each wiring`() {
    #expect(
      whole(.json) == """
        {"scenario":"a.md","wiring":"correct","status":"passed","steps":4,"breaches":[],"symptoms":[],"seconds":0.000,"failures":[]}
        {"scenario":"a.md","wiring":"misused","status":"failed","steps":4,"breaches":[{"rule":"ui-changes-ui","step":3,"site":"CounterSystem.swift:111"}],"symptoms":[],"seconds":0.000,"failures":[{"line":5,"command":"tap More","message":"  | Count                         [More]\\n  | 1\\n  | [Less]\\n+ \(Self.breach)\\nCounterSystem.swift:111  ui-changes-ui"}]}
        {"scenario":"a.md","wiring":null,"status":"malformed","steps":0,"breaches":[],"symptoms":[],"seconds":0.000,"failures":[{"line":1,"column":1,"message":"a scenario starts with '> system NAME'"},{"line":2,"column":1,"message":"a sign is missing; did you mean '> tap \\"<&>\\u0001\\"'?"}]}
        {"passed":1,"failed":1,"malformed":1,"errors":0,"seconds":0.000}

        """
    )
  }

  @Test func `the tap format prints a test point for each wiring`() {
    #expect(
      whole(.tap) == """
        TAP version 13
        ok 1 - a.md correct
        not ok 2 - a.md misused
          ---
          file: "a.md"
          failures:
            - line: 5
              message: "> tap More"
              difference:
                - "  | Count                         [More]"
                - "  | 1"
                - "  | [Less]"
                - "+ \(Self.breach)"
                - "  CounterSystem.swift:111  ui-changes-ui"
          ...
        not ok 3 - a.md
          ---
          message: "malformed"
          errors:
            - line: 1
              column: 1
              message: "a scenario starts with '> system NAME'"
            - line: 2
              column: 1
              message: "a sign is missing; did you mean '> tap \\"<&>␁\\"'?"
          ...
        # wiring           caught by
        # counter/misused  a.md:5  ui-changes-ui
        # 1 passed, 1 failed, 1 malformed (0.00 s)
        1..3

        """
    )
  }

  @Test func `the github format prints an annotation for each failure`() {
    #expect(
      whole(.github) == """
        ::error file=a.md,line=5,title=failed [misused]::> tap More%0A  | Count                         [More]%0A  | 1%0A  | [Less]%0A+ \(Self.breach)%0ACounterSystem.swift:111  ui-changes-ui
        ::error file=a.md,line=1,col=1,title=malformed::a scenario starts with '> system NAME'
        ::error file=a.md,line=2,col=1,title=malformed::a sign is missing; did you mean '> tap "<&>␁"'?
        wiring           caught by
        counter/misused  a.md:5  ui-changes-ui
        1 passed, 1 failed, 1 malformed (0.00 s)

        """
    )
  }

  @Test func `ten annotations have what is wrong beside the scenarios, and count the rest`() {
    var (report, summary) = (Format.github.report(), Summary())
    summary.problems = ["no scenario runs 'counter/misused'", "second"]
    let outcome = outcome(document("tap \"<&>\u{1}\""))
    var text = (1...20).map { _ in report.text(of: outcome) }.joined()
    text += report.closing(summary)
    let annotations = text.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(annotations.count == 10)
    #expect(annotations[8] == "::error::no scenario runs 'counter/misused'%0Asecond")
    #expect(annotations[9] == "::error::and 32 more failures; see the log")
  }

  @Test func `the JUnit report has a suite for each scenario`() {
    #expect(
      whole(JUnitReport()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="mvclab" tests="3" failures="1" errors="1" time="0.000">
          <testsuite name="a.md" tests="2" failures="1" errors="0" time="0.000">
            <testcase name="correct" classname="a.md" time="0.000"/>
            <testcase name="misused" classname="a.md" time="0.000">
              <failure message="a.md:5: &gt; tap More" type="failed">a.md:5: &gt; tap More
          | Count                         [More]
          | 1
          | [Less]
        + \(Self.breach)
        CounterSystem.swift:111  ui-changes-ui</failure>
            </testcase>
          </testsuite>
          <testsuite name="a.md" tests="1" failures="0" errors="1" time="0.000">
            <testcase name="document" classname="a.md" time="0.000">
              <error message="a scenario starts with '&gt; system NAME'" type="malformed">a.md:1:1: error: a scenario starts with '&gt; system NAME'
        a.md:2:1: error: a sign is missing; did you mean '&gt; tap "&lt;&amp;&gt;␁"'?</error>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `only the pretty format has colours, and only for a terminal`() {
    var report = Format.pretty.report(isColoured: true)
    let text = report.text(
      of: outcome(
        document(
          "> system counter\n> wirings correct\n| Count                         [More]\n| 0\n| x"
        )
      )
    )
    #expect(
      text == """
        a.md:3: \u{1B}[31mfailed:\u{1B}[0m > wirings correct  [correct]
            | Count                         [More]
            | 0
          \u{1B}[31m- | x\u{1B}[0m
          \u{1B}[32m+ | [Less]\u{1B}[0m

        """
    )
    #expect(
      report.closing(Summary()) == "\u{1B}[32m0 passed, 0 failed, 0 malformed (0.00 s)\u{1B}[0m\n"
    )
  }

  @Test func `a summary rounds the seconds`() {
    var summary = Summary()
    summary.seconds = .milliseconds(1996)
    #expect("\(summary)" == "0 passed, 0 failed, 0 malformed (2.00 s)")
    summary.seconds = .milliseconds(44)
    #expect("\(summary)" == "0 passed, 0 failed, 0 malformed (0.04 s)")
  }
}
