import Foundation
import PseudoTerminal
import Testing

/// What a CI server would obey in the output of a run of strangers' scenarios.
@Suite("Commands in a log", .waits)
struct LogCommandTests {
  private static let readers = ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"]

  /// A folder of scenarios whose names, lines and warnings are commands.
  private func scenarios() throws -> Scratch {
    let scratch = try Scratch()
    let begin = "# T\n\n```mvclab\n> system todo\n> wirings correct\n"
    let line = "| ##[stop-commands]t ##vso[task.setvariable variable=PATH]/evil ##teamcity[x]"
    for name in ["b.md", "::warning::x.md", "##[add-mask]e.md"] {
      _ = try scratch.file(name, begin + "\(line)\n```\n")
    }
    _ = try scratch.file("##[add-mask]f.md", begin + "...\n...\n```\n")
    return scratch
  }

  private func run(_ scratch: Scratch, _ format: String, in server: String?) throws -> Run {
    let files = [
      "##[add-mask]e.md", "##[add-mask]f.md", "::warning::x.md", "b.md", "::error::none.md",
    ]
    return try Run(
      arguments: ["run", "--format", format, "--"] + files,
      "",
      server.map { [$0: "true"] } ?? [:],
      in: scratch.folder
    )
  }

  @Test(arguments: ["pretty", "tap", "json", "github"], readers)
  func `strangers' text has no command, on either stream`(format: String, server: String) throws {
    let run = try run(scenarios(), format, in: server)
    let lines = (run.output + run.errors).split(separator: "\n")
    for line in lines {
      #expect(line.firstMatch(of: /##\w*\[/) == nil, "\(line)")
      let isOwn = format == "github" && line.firstMatch(of: /^::(error|warning)( file=|::)/) != nil
      #expect(isOwn || line.firstMatch(of: /^\s*::/) == nil, "\(line)")
    }
    #expect(lines.contains { $0.hasPrefix("::error file=") } == (format == "github"))
    #expect(run.code == 66)
  }

  @Test func `JSON says the same with and without a server that reads it`() throws {
    let scratch = try scenarios()
    let texts = try [nil, Self.readers[0]].map { server in
      try run(scratch, "json", in: server).output.replacing(
        /"seconds":[\d.]+/,
        with: "\"seconds\":0"
      )
    }
    #expect(texts[0] == texts[1])
    for line in texts[0].split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let failures = object?["failures"] as? [[String: Any]] ?? []
      for failure in failures where failure["command"] != nil {
        let message = try #require(failure["message"] as? String)
        #expect(message.hasPrefix("- | ##[stop-commands]t ##vso["), "\(message)")
      }
    }
  }

  @Test func `without a server text is printed as it is`() throws {
    let run = try run(scenarios(), "pretty", in: nil)
    #expect(run.output.contains("\n::warning::x.md:5: failed: > wirings correct  [correct]\n"))
    #expect(
      run.output.contains("\n  - | ##[stop-commands]t ##vso[task.setvariable variable=PATH]/evil")
    )
    #expect(run.errors.contains("##[add-mask]f.md:7: warning: "))
  }

  @Test func `a lesson has no command either, and no control character`() throws {
    let scratch = try Scratch()
    let text = """
      # T \u{1B}]0;OWN\u{7} ##[add-mask]x

      ```mvclab
      > system todo
      > wirings correct, misused
      ...
      # Predict: x
      > outside add "\u{1B}]0;OWN\u{7}"
      ...
      ```

      """
    _ = try scratch.file("e.md", text)
    let run = try Run(
      arguments: ["lesson", "e.md", "--plain"],
      "",
      ["GITHUB_ACTIONS": "true"],
      in: scratch.folder
    )
    #expect(run.output.hasPrefix("T ␛]0;OWN␇ # #[add-mask]x  "), "\(run.output)")
    #expect(run.output.contains("\n     | 0  ␛]0;OWN␇\n  2  no window changes\n"), "\(run.output)")
    #expect(!run.output.contains { $0 == "\u{1B}" || $0 == "\u{7}" })
    #expect(run.code == 0)
  }
}
