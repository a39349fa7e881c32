import Foundation
import Testing

@Suite("The choice of scenarios by their wirings")
struct RunChoiceTests {
  @Test func `--wiring leaves the scenarios of these wirings, and takes a list`() throws {
    let all = try Run("run", "Scenarios", "--list").output.split(separator: "\n")
    let half = try Run("run", "Scenarios", "--list", "--wiring", "todo/half-store").output
      .split(separator: "\n")
    #expect(!half.isEmpty && half.count < all.count)
    for file in all {
      let text = try Package.text(String(file))
      let names = text.contains("> system todo\n") && text.contains(/> wirings .*\bhalf-store\b/)
      #expect(half.contains(file) == names, "\(file)")
    }
    let news = try Run("run", "Scenarios", "--list", "--wiring", "news/correct").output
    let both = ["--wiring", "todo/half-store,news/correct"]
    let twice = ["--wiring", "todo/half-store", "--wiring", "news/correct"]
    for options in [both, twice] {
      let run = try Run(arguments: ["run", "Scenarios", "--list"] + options)
      #expect(Set(run.output.split(separator: "\n")) == Set(half + news.split(separator: "\n")))
    }
  }

  @Test func `an unknown wiring is bad usage, with a suggestion`() throws {
    let run = try Run("run", "Scenarios", "--wiring", "todo/half-stor")
    #expect(run.errors == "error: unknown wiring 'half-stor'; did you mean 'half-store'?\n")
    #expect(run.code == 64)
  }

  @Test func `a run needs a path`() throws {
    for options in [[], ["--list"], ["--wiring", "todo/correct"]] {
      let run = try Run(arguments: ["run"] + options)
      #expect(run.errors.hasSuffix(": no path; name files or folders\n"), "\(run.errors)")
      #expect(run.code == 64)
    }
  }

  @Test func `a watch needs a path, with any choice`() throws {
    let run = try Run("run", "--last-failed", "--watch")
    #expect(run.errors == "mvclab: '--watch' needs a path; name files or folders\n")
    #expect(run.code == 64)
  }
}
