import Foundation
import PseudoTerminal
import Testing

@Suite("The README and the lessons", .waits)
struct PromiseTests {
  @Test func `the README replays`() throws {
    let run = try Run("run", "README.md")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test func `the README's picture is what the program prints`() throws {
    let scratch = try Scratch()
    let run = try Run("record", scratch.path("session.svg"), program: "Trials")
    #expect(run.code == 0, "\(run.errors)")
    let recorded = try String(contentsOfFile: scratch.path("session.svg"), encoding: .utf8)
    #expect(
      try recorded == Package.text("Documentation/session.svg"),
      "'swift run Trials record Documentation/session.svg' records it again"
    )
  }

  @Test func `CI installs what the README says, and runs its test command`() throws {
    let lines = try Package.text("README.md").split(separator: "\n")
    let install = try #require(lines.first { $0.hasPrefix("apt-get update && apt-get install ") })
    #expect(lines.contains { $0.hasPrefix("`swift test` ") })
    #expect(try Package.text(".ci/run").contains("\n\(install) && swift test\n"))
  }

  @Test(.takesLong)
  func `every lesson passes and catches every misused wiring, and an update changes none`() throws {
    try expectWell("Scenarios")
  }

  @Test func `the lessons of a system pass and catch its wirings, and an update changes none`()
    throws
  {
    try expectWell("Scenarios/counter")
  }

  private func expectWell(_ folder: String) throws {
    let scratch = try Scratch()
    let run = try Run("run", folder, "--require-caught", "--patch", scratch.path("patch"))
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try String(contentsOfFile: scratch.path("patch"), encoding: .utf8) == "")
  }

  @Test func `the README names every system, and each has lessons`() throws {
    let readme = try Package.text("README.md")
    let systems = try Run("systems").output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    for line in systems {
      let name = line.split(separator: " ").first ?? ""
      #expect(readme.contains("\n| `\(name)` | "), "\(name)")
      let folder = Package.folder.appending(path: "Scenarios/\(name)").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty == false)
    }
    #expect(systems.count > 5)
  }
}
