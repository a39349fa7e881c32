import Foundation
import PseudoTerminal
import Testing

@Suite("The choice of scenarios by their wirings", .waits)
struct RunChoiceTests {
  @Test func `--wiring leaves the scenarios of these wirings, and takes a list`() throws {
    let scratch = try Scratch()
    for (name, system, wirings) in [
      ("a", "todo", "half-store"), ("b", "todo", "correct, half-store"), ("c", "todo", "correct"),
      ("d", "news", "standard, cell-notifications"), ("e", "news", "standard"),
      ("f", "counter", "correct"),
    ] {
      let text = "```mvclab\n> system \(system)\n> wirings \(wirings)\n...\n```\n"
      _ = try scratch.file("\(name).md", text)
    }
    func played(_ options: String...) throws -> Set<String> {
      let arguments = ["run", ".", "--format", "json"] + options
      return Set(try Run(arguments: arguments, in: scratch.folder).scenarios)
    }
    let half = try played("--wiring", "todo/half-store")
    #expect(half == ["./a.md", "./b.md"])
    let cells = try played("--wiring", "news/cell-notifications")
    #expect(cells == ["./d.md"])
    #expect(try played("--wiring", "todo/half-store,news/cell-notifications") == half.union(cells))
    #expect(
      try played("--wiring", "todo/half-store", "--wiring", "news/cell-notifications")
        == half.union(cells)
    )
  }

  @Test func `an unknown wiring is bad usage, with a suggestion`() throws {
    let run = try Run("run", "Scenarios", "--wiring", "todo/half-stor")
    #expect(run.errors == "error: unknown wiring 'half-stor'; did you mean 'half-store'?\n")
    #expect(run.code == 64)
  }

  @Test func `a run needs a path`() throws {
    for options in [[], ["--wiring", "todo/correct"]] {
      let run = try Run(arguments: ["run"] + options)
      #expect(run.errors == "error: no path; name files or folders\n")
      #expect(run.code == 64)
    }
  }

  @Test func `a watch needs a path, with any choice`() throws {
    let run = try Run("run", "--last-failed", "--watch")
    #expect(run.errors == "mvclab: '--watch' needs a path; name files or folders\n")
    #expect(run.code == 64)
  }
}
