import Foundation
import PseudoTerminal
import Testing

@Suite("Limits of the arguments", .waits)
struct LimitTests {
  private static let lesson = "Scenarios/counter/01-one-number.md"

  @Test(
    arguments: [
      ["--jobs", "9223372036854775807"], ["--jobs", "99999999"],
      ["--max-steps", "9223372036854775807"], ["--timeout", "9223372036854775807"],
      ["--shard", "1/9223372036854775807"],
    ]
  )
  func `a huge number is as good as a large one`(option: [String]) throws {
    let run = try Run(
      builtMVCLab,
      ["run", Self.lesson] + option,
      environment: [:],
      in: Package.folder
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains(" passed, 0 failed, 0 malformed ("))
  }

  @Test(
    arguments: [
      (["run", lesson, "--jobs=0"], "'0' is not a number of jobs; expected 1 or more"),
      (["run", lesson, "--max-steps=-1"], "'-1' is not a number of steps; expected 1 or more"),
      (["run", lesson, "--timeout=0"], "'0' is not a number of seconds; expected 1 or more"),
      (["contrast", "todo", "--width=22"], "'22' is not a width; expected 23 to 1000 columns"),
      (["contrast", "todo", "--width=-1"], "'-1' is not a width; expected 23 to 1000 columns"),
      (
        ["contrast", "todo", "--width", "9223372036854775807"],
        "'9223372036854775807' is not a width; expected 23 to 1000 columns"
      ),
      (["run", lesson, "--jobs", "9\u{1B}[31m"], "The value '9␛[31m' is invalid for '--jobs <n>'"),
      (["run", lesson, "--bogus\u{202E}"], "Unknown option '--bogus�'"),
    ]
  )
  func `a number out of range is bad usage, and is printed without control characters`(
    arguments: [String],
    reason: String
  ) throws {
    let run = try Run(builtMVCLab, arguments, environment: [:], in: Package.folder)
    #expect(run.errors.lowercased().contains("error: \(reason.lowercased())\n"), "\(run.errors)")
    #expect(run.code == 64)
  }

  @Test func `a filter that takes too long ends the run`() throws {
    let scratch = try Scratch()
    _ = try scratch.file(String(repeating: "a", count: 60) + ".md", "")
    let run = try Run("run", ".", "--filter", "(a+)+$", in: scratch.folder)
    #expect(
      run.errors == "error: the filter '(a+)+$' takes too long; use a simpler expression\n"
    )
    #expect(run.code == 64)
  }
}
