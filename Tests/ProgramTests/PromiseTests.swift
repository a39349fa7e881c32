import Foundation
import Testing

@Suite("What the repository says of itself is so")
struct PromiseTests {
  @Test("the README replays")
  func readme() throws {
    let run = try Run("run", "README.md")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test("the README's test command is what CI runs, before the lint")
  func testCommand() throws {
    let command = try #require(
      try Package.text("README.md").split(separator: "\n").first { $0.hasSuffix("&& swift test") }
    )
    let lines = try Package.text(".ci/run").split(separator: "\n")
    #expect(lines.contains(command))
  }

  @Test("every lesson passes, and every misused wiring is caught")
  func lessons() throws {
    let run = try Run("run", "Scenarios", "--require-caught")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test("an update finds nothing to do in the lessons")
  func updateIsDone() throws {
    let scratch = try Scratch()
    let run = try Run("run", "Scenarios", "--patch", scratch.path("patch"))
    #expect(run.code == 0, "\(run.errors)")
    #expect(try String(contentsOfFile: scratch.path("patch"), encoding: .utf8) == "")
  }

  @Test("the README names every wiring of every system, and every system has its lessons")
  func wirings() throws {
    let readme = try Package.text("README.md")
    let lines = try Run("systems").output.split(separator: "\n")
    for line in lines {
      let name = line.split(separator: " ").first ?? ""
      if line.hasPrefix("  ") {
        #expect(readme.contains("`\(name)`"), "\(name)")
      } else {
        let folder = Package.folder.appending(path: "Scenarios/\(name)").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty == false)
      }
    }
    #expect(lines.count { $0.hasPrefix("  ") } > 30)
  }
}
