import PseudoTerminal
import Testing

@Suite("Long runs at a terminal", .waits, .serialized)
struct LongRunTests {
  private let scratch: Scratch
  private let short: String
  private let long: String

  init() throws {
    scratch = try Scratch()
    let begin = "# Lesson\n\n```mvclab\n> system counter\n> wirings correct\n...\n"
    short = try scratch.file("a.md", begin + "> tap ++\n```\n")
    long = try scratch.file("b.md", begin + "> repeat 1000000 layout\n```\n")
  }

  private func terminal(_ environment: [String: String?] = [:]) throws -> Terminal {
    try Terminal(
      builtMVCLab,
      arguments: ["run", short, long, "--max-steps", "1000010"],
      environment: ["NO_COLOR": "1"].merging(environment) { $1 },
      columns: 200
    )
  }

  @Test func `a long run shows how far it is, and Ctrl-C erases the line and ends the report`()
    throws
  {
    let terminal = try terminal()
    #expect(
      terminal.waits { $0.cursorLine == "1 of 2 scenarios, 1 failure" },
      "\(terminal.screen.text)"
    )
    terminal.send([3])
    #expect(terminal.waitsForEnd() == .exit(130))
    let text = terminal.screen.text
    #expect(text.hasPrefix("\(short):7: failed: > tap ++  [correct]\n"), "\(text)")
    #expect(text.contains("\n0 passed, 1 failed, 0 malformed, 1 error ("), "\(text)")
    #expect(!text.contains("1 of 2"), "\(text)")
  }

  @Test(arguments: [("", "", 129), ("nohup ", "sleep 0.5; kill $!;", 143)])
  func `a run without its terminal ends its reports, unless it is to outlive that`(
    prefix: String,
    end: String,
    code: Int32
  ) throws {
    let junit = scratch.path("report.xml")
    let run = try Run(
      "/bin/sh",
      [
        "-c",
        """
        \(prefix)\(builtMVCLab) run \(short) \(long) --max-steps 1000010 --junit \(junit) &
        \(Run.waitingForHandlers); sleep 0.3; kill -HUP $!; \(end) wait $!
        """,
      ],
      environment: ["PATH": "/usr/bin:/bin"],
      in: scratch.folder
    )
    #expect(run.code == code, "\(run.errors)")
    #expect(try scratch.text("report.xml").hasSuffix("</testsuites>\n"))
  }

  @Test func `a run that fails at a terminal explains the differences`() throws {
    let explanation = "'-' was expected, '+' was printed; '--update' writes what was printed"
    let story = try scratch.text("a.md").replacing("> tap ++\n", with: "> tap ++\n...\n")
    let good = try scratch.file("c.md", story)
    for (file, isFailing) in [(short, true), (good, false)] {
      let terminal = try Terminal(
        builtMVCLab,
        arguments: ["run", file],
        environment: ["NO_COLOR": "1"],
        columns: 200
      )
      #expect(terminal.waitsForEnd() == .exit(isFailing ? 1 : 0))
      #expect(terminal.screen.text.contains(explanation) == isFailing, "\(terminal.screen.text)")
    }
    #expect(try !Run("run", short).errors.contains("was expected"))
  }

  @Test(arguments: [["CI": "true"], ["TERM": "dumb"]])
  func `where nobody watches a line, a long run shows none`(environment: [String: String]) throws {
    let terminal = try terminal(environment)
    #expect(terminal.waits { $0.text.contains("failed: > tap ++") })
    #expect(!terminal.waits(.milliseconds(1_500)) { $0.text.contains("1 of 2") })
    terminal.send([3])
    #expect(terminal.waitsForEnd() == .exit(130))
    #expect(!terminal.screen.text.contains("1 of 2"))
  }
}
