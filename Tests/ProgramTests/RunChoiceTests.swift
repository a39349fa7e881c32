import Foundation
import Testing

@Suite("The choice of scenarios by their wirings")
struct RunChoiceTests {
  @Test func `--wiring leaves the scenarios of these wirings, and takes a list`() throws {
    func played(_ options: String...) throws -> Set<String> {
      Set(try Run(arguments: ["run", "Scenarios", "--format", "json"] + options).scenarios)
    }
    let half = try played("--wiring", "todo/half-store")
    let scenarios = Package.folder.appending(path: "Scenarios").path
    let all = try FileManager.default.subpathsOfDirectory(atPath: scenarios)
      .filter { $0.hasSuffix(".md") }
    #expect(!half.isEmpty && half.count < all.count)
    for file in all.map({ "Scenarios/\($0)" }) {
      let text = try Package.text(file)
      let names = text.contains("> system todo\n") && text.contains(/> wirings .*\bhalf-store\b/)
      #expect(half.contains(file) == names, "\(file)")
    }
    let cells = try played("--wiring", "news/cell-notifications")
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
