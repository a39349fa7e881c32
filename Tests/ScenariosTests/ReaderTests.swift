import LabScenarios
import Testing

@Suite struct ReaderTests {
  static let begin = "> system counter\n> wirings correct, misused\n...\n"

  @Test func `a line of a block without a sign is an error`() {
    #expect(
      errors(
        in: document(
          Self.begin + """
            tap More
              > tap More
            in first tap More
            ....
            ...|
            ...  ~
            hello
            >tap More
            |x
            >
            """
        )
      ) == """
        a.md:5:1: error: a sign is missing; did you mean '> tap More'?
        a.md:6:1: error: a sign is missing; did you mean '> tap More'?
        a.md:7:1: error: a sign is missing; did you mean '> in first tap More'?
        a.md:8:1: error: a sign is missing; did you mean '...'?
        a.md:9:1: error: a sign is missing; did you mean '... |'?
        a.md:10:1: error: a sign is missing; did you mean '... ~'?
        a.md:11:1: error: a sign is missing; a line begins with '> ', '~ ', '| ', '! ', '= ', '? ', '#' or '[', or is '...'
        a.md:12:2: error: a space is missing after the sign '>'
        a.md:13:2: error: a space is missing after the sign '|'
        a.md:14:3: error: a command is missing after '>'
        """
    )
  }

  @Test func `a header that names no wiring of the scenario is an error`() {
    #expect(
      errors(
        in: document(
          Self.begin + """
            [correct
            []
            [*, correct]
            [correct, correct]
            [corect, misused]
            [crashing]
            [correct] | x
            """
        )
      ) == """
        a.md:5:1: error: this header is not closed; ']' is missing
        a.md:6:2: error: a name is missing; a header names wirings, or all of them with '[*]'
        a.md:7:2: error: '*' means all wirings; leave out the other words
        a.md:8:11: error: 'correct' is named twice
        a.md:9:2: error: 'corect' is not a wiring of this scenario; did you mean 'correct'?
        a.md:10:2: error: 'crashing' is not a wiring of this scenario; name it behind '> wirings', or \
        remove this header and the lines below it
        a.md:11:11: error: unexpected '| x' after the header
        """
    )
  }

  @Test func `a wiring that the system has no more is named at each place, with what to remove`() {
    #expect(
      errors(
        in: """
          ```mvclab
          > system counter
          > wirings correct, former
          [correct]
          | Counter
          [former]
          | Counter
          [not former, misused]
          | Counter
          ```
          ```swift former Former.swift:1
          x
          ```
          """
      ) == """
        a.md:3:20: error: unknown wiring 'former'; there are 'correct', 'misused', 'crashing' and 'suspect'
        a.md:6:2: error: 'former' is not a wiring of the system; remove this header and the lines below it
        a.md:8:6: error: 'former' is not a wiring of the system; remove the name
        a.md:11:10: error: 'former' is not a wiring of the system; remove this block
        """
    )
  }

  @Test func `a header without a line below it, or above another command than expect, is an error`()
  {
    let reason = """
      error: no line is below this header; it names the wirings of the lines below it, or of an \
      'expect' directly below it
      """
    #expect(
      errors(
        in: document(
          Self.begin + """
            [misused]
            > tap More
            [misused]
            [correct]
            ...
            [*]
            # a comment
            > expect shows 1
            [misused]
            """
        )
      ) == """
        a.md:5:1: \(reason)
        a.md:7:1: \(reason)
        a.md:10:1: \(reason)
        a.md:13:1: \(reason)
        """
    )
  }

  @Test func `a command that is unknown, or not for scenarios, is an error`() {
    #expect(
      errors(
        in: document(
          Self.begin + """
            > tpa More
            > in frist tap More
            > save x.md
            > repeat 2 undo
            > in first repeat 2 repeat 3 quit
            > system counter
            > wirings correct
            > expect breach ui-change-ui
            """
        )
      ) == """
        a.md:5:3: error: unknown command 'tpa'; did you mean 'tap More'?
        a.md:6:6: error: unknown screen 'frist'; did you mean 'in first tap More'?
        a.md:7:3: error: 'save' can't be used in a scenario
        a.md:8:12: error: 'undo' can't be used in a scenario
        a.md:9:30: error: 'quit' can't be used in a scenario
        a.md:10:3: error: a second 'system'; a scenario is about one system and its wirings
        a.md:11:3: error: a second 'wirings'; a scenario is about one system and its wirings
        a.md:12:17: error: unknown rule 'ui-change-ui'; did you mean 'expect breach ui-changes-ui'?
        """
    )
  }

  @Test(
    arguments: [
      ("> tap More", "a.md:2:3: error: a scenario starts with '> system NAME'"),
      ("# nothing", "a.md:1:1: error: a scenario starts with '> system NAME'"),
      (
        "| x\n> system counter\n> wirings correct",
        "a.md:2:1: error: this output comes before the first command"
      ),
      (
        "> system counter",
        "a.md:1:1: error: the second command of a scenario is '> wirings NAME, …'"
      ),
      (
        "> system counter\n> tap More",
        "a.md:3:3: error: the second command of a scenario is '> wirings NAME, …'"
      ),
      (
        "> system conter\n> tap",
        "a.md:2:10: error: unknown system 'conter'; did you mean 'system counter'?"
      ),
      (
        "> system counter\n> wirings corect\n> tpa",
        """
        a.md:3:11: error: unknown wiring 'corect'; did you mean 'wirings correct'?
        a.md:4:3: error: unknown command 'tpa'; did you mean 'tap'?
        """
      ),
    ]
  )
  func `a scenario that does not begin with its system and wirings is an error`(
    transcript: String,
    message: String
  ) {
    #expect(errors(in: document(transcript)) == message)
  }

  @Test(
    arguments: [
      ("# prose\n", "a.md:1:1: error: no 'mvclab' block; a scenario needs at least one"),
      ("", "a.md:1:1: error: no 'mvclab' block; a scenario needs at least one"),
      (
        "# prose\n\n ```\n\n> tap x\n ```\n",
        "a.md:3:2: error: this block is not run; begin it with '```mvclab'"
      ),
      (
        "```\n$ tap x\n> tap x\n```\n",
        "a.md:1:1: error: no 'mvclab' block; a scenario needs at least one"
      ),
      (
        "```\n> tea for two\n```\n",
        "a.md:1:1: error: no 'mvclab' block; a scenario needs at least one"
      ),
      ("x\n  ```mvclab\n> x\n", "a.md:2:3: error: this 'mvclab' block is not closed"),
      (
        "x\n````markdown\n```mvclab\n> x\n```\n",
        "a.md:2:1: error: this block is not closed, so the 'mvclab' block in it is not run"
      ),
      (
        "```  mvc-lab\n```\n",
        "a.md:1:6: error: a block marked 'mvc-lab' is not run; did you mean 'mvclab'?"
      ),
      (
        "~~~MVCLab\n~~~\n",
        "a.md:1:4: error: a block marked 'MVCLab' is not run; did you mean 'mvclab'?"
      ),
      ("```mvclab run\n```\n", "a.md:1:4: error: unexpected 'run' after 'mvclab'"),
      (
        "```text\n```mvclab\n```\n",
        "a.md:2:1: error: this fence is inside the block of line 1; close that block first, or give it more marks"
      ),
      (
        "- ```mvclab\n  ```\n",
        "a.md:1:3: error: this 'mvclab' block is not run: it is in a list or quotation, or indented by more than three spaces"
      ),
      (
        "    ```mvclab\n",
        "a.md:1:5: error: this 'mvclab' block is not run: it is in a list or quotation, or indented by more than three spaces"
      ),
      ("é\0\n", "a.md:1:2: error: a document must not contain a NUL byte"),
    ]
  )
  func `a block that would be skipped is an error`(document: String, message: String) {
    #expect(errors(in: document) == message)
  }

  @Test func `a byte that is not UTF-8 is an error with line and column`() {
    let bytes = Array("# é\nüx".utf8) + [0xC3, 0x28]
    let outcome = Outcome.of(bytes, file: "a.md", systems: [], clock: { .zero })
    #expect(
      outcome.errors.map(\.description) == ["a.md:2:3: error: this byte is not UTF-8"]
    )
  }

  @Test func `errors of bytes are in the order of their lines`() {
    let bytes = [0xFF] + Array("\nx\0".utf8)
    let outcome = Outcome.of(bytes, file: "a.md", systems: [], clock: { .zero })
    #expect(
      outcome.errors.map(\.description) == [
        "a.md:1:1: error: this byte is not UTF-8",
        "a.md:2:2: error: a document must not contain a NUL byte",
      ]
    )
  }

  @Test func `what a merge left is one error, in the story and in the prose`() {
    let sides = "<<<<<<< ours\n| 1\n=======\n| 2\n>>>>>>> theirs"
    let story = document("> system counter\n> wirings correct\n\(sides)")
    let message = """
      error: a merge left both sides here; keep one, and remove the lines with '<<<<<<<', '=======' and \
      '>>>>>>>'
      """
    #expect(errors(in: story) == "a.md:4:1: \(message)")
    let passing = document("> system counter\n> wirings correct\n...")
    #expect(errors(in: "\(passing)\(sides)\n") == "a.md:6:1: \(message)")
    #expect(errors(in: "Title\n=======\n\(passing)>>>>>>> 1\n") == "")
  }

  @Test func `a longer fence, or one of the other kind, protects an inner block`() throws {
    let transcript = document("> system counter\n> wirings correct\n...")
    let scenario = try Scenario(
      Array("````markdown\n```mvclab\nx\n```\n````\n~~~\n```mvclab\n~~~\n\(transcript)".utf8),
      file: "a.md",
      systems: [CounterSystem.system]
    )
    #expect(scenario.steps.map(\.line) == [10, 11])
  }

  @Test func `a block may be indented, fenced with tildes, and have Windows' line ends`() {
    let transcript =
      "  ~~~~ mvclab\r\n  > system counter\r\n> wirings correct\r\n  ...\r\n  ~~~~~\r\n"
    #expect(errors(in: transcript) == "")
    #expect(outcome(transcript).status == .passed)
    #expect(errors(in: "\u{FEFF}" + document("> system counter\n> wirings correct\n...")) == "")
  }
}
