import Foundation
import PseudoTerminal
import Testing

@Suite("The files of a run", .waits)
struct RunSelectionTests {
  private static let story = """
    # A story

    ```mvclab
    > system counter
    > wirings correct
    ...
    ```

    """

  @Test func `a run has the files whose path matches, and none is an error`() throws {
    let scratch = try Scratch()
    for file in ["one.md", "two.md", "three.md"] { _ = try scratch.file(file, Self.story) }
    let chosen = try Run("run", ".", "--filter", "t", "--format", "json", in: scratch.folder)
    #expect(try chosen.scenarios == ["./three.md", "./two.md"])
    #expect(chosen.code == 0)
    let none = try Run("run", ".", "--filter", "four", in: scratch.folder)
    #expect(none.output.hasPrefix("0 passed, 0 failed, 0 malformed, 1 error ("))
    #expect(none.errors == "error: the filter 'four' selects no file\n")
    #expect(none.code == 64)
  }

  @Test func `a file runs once, whatever paths and links lead to it`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("one.md", Self.story)
    _ = try scratch.file("two.md", Self.story)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("link.md"),
      withDestinationPath: "one.md"
    )
    let paths = ["one.md", "./one.md", scratch.path("one.md"), "link.md", "."]
    func played(_ paths: [String]) throws -> [String] {
      try Run(arguments: ["run", "--format", "json"] + paths, in: scratch.folder).scenarios
    }
    #expect(try played(paths) == ["one.md", "./two.md"])
    #expect(try played(["link.md", "."]) == ["./one.md", "./two.md"])
    #expect(try played(["link.md"]) == ["link.md"])
  }

  @Test(arguments: ["1", "2"]) func `an update writes a file and a link to it once`(jobs: String)
    throws
  {
    let scratch = try Scratch()
    _ = try scratch.file("b.md", Self.story.replacing("...", with: "| spoilt"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("a.md"),
      withDestinationPath: "b.md"
    )
    let run = try Run("run", ".", "--update", "--jobs", jobs, in: scratch.folder)
    #expect(run.errors.hasPrefix("./b.md: updated 1 step: "), "\(run.errors)")
    #expect(run.output.contains("1 passed, 0 failed, 0 malformed"), "\(run.output)")
    #expect(run.code == 0)
  }

  @Test func `GitHub is told a file's path from the repository`() throws {
    let scratch = try Scratch()
    let lab = scratch.folder.appending(path: "lab")
    try FileManager.default.createDirectory(
      at: lab.appending(path: "stories"),
      withIntermediateDirectories: true
    )
    _ = try scratch.file("lab/stories/one.md", "nothing")
    let arguments = ["run", "stories", "--format", "github"]
    let run = try Run(
      arguments: arguments,
      "",
      ["GITHUB_WORKSPACE": scratch.folder.path],
      in: lab
    )
    #expect(run.output.hasPrefix("::error file=lab/stories/one.md,line=1,"), "\(run.output)")
    let outside = try Run(arguments: arguments, "", ["GITHUB_WORKSPACE": "/nowhere"], in: lab)
    #expect(outside.output.hasPrefix("::error file=stories/one.md,line=1,"), "\(outside.output)")
  }

  @Test func `a report replaces a report, and no other file`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("one.md", Self.story)
    for option in ["--junit", "--patch"] {
      let refused = try Run("run", "one.md", option, "one.md", in: scratch.folder)
      #expect(
        refused.errors == """
          error: cannot write 'one.md': the file is not one of this program; remove it, or choose \
          another name

          """
      )
      #expect(refused.code == 73)
      #expect(refused.output.hasPrefix("0 passed, 0 failed, 0 malformed, 1 error ("))
      for _ in 1...2 {
        #expect(try Run("run", "one.md", option, "report", in: scratch.folder).code == 0)
      }
      try FileManager.default.removeItem(atPath: scratch.path("report"))
    }
    #expect(try scratch.text("one.md") == Self.story)
  }

  @Test func `a place as reports print it names its file`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("one.md", Self.story)
    _ = try scratch.file("odd.md:3", Self.story)
    for place in ["one.md:4", "one.md:4:3", "one.md:4:", "odd.md:3"] {
      let run = try Run("run", place, in: scratch.folder)
      #expect(run.output.contains("1 passed, 0 failed"), "\(place): \(run.errors)")
    }
    #expect(try Run("run", "two.md:4", in: scratch.folder).code == 66)
  }

  @Test func `a place whose line its file lacks is a usage error, and nothing runs`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("one.md", Self.story)
    #expect(try Run("run", "one.md:7", in: scratch.folder).code == 0)
    for line in ["0", "8", "8:3", "99999999999999999999"] {
      let run = try Run("run", "one.md", "one.md:\(line)", in: scratch.folder)
      #expect(run.errors == "error: one.md:\(line): no such line; 'one.md' has 7 lines\n")
      #expect(run.output.hasPrefix("0 passed, 0 failed, 0 malformed"))
      #expect(run.code == 64)
    }
  }
}
