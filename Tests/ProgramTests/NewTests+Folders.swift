import Foundation
import PseudoTerminal
import Testing

extension NewTests {
  @Test func `new overwrites no file, and then writes none`() throws {
    _ = try new("notes")
    let before = try scratch.contents
    let again = try new("notes")
    #expect(again.errors == "mvclab: 'Scenarios/notes.md' exists; nothing was written\n")
    #expect(again.code == 73)
    #expect(try scratch.contents == before)
  }

  @Test func `new adds no file or type that the target has already`() throws {
    _ = try new("notes")
    let before = try scratch.contents
    let file = try new("Notes Misused")
    #expect(
      file.errors == """
        mvclab: 'Sources/Lab/Notes/NotesMisusedViewController.swift' exists, and a second \
        'NotesMisusedViewController.swift' would not build; nothing was written

        """
    )
    #expect(file.code == 73)
    #expect(try scratch.contents == before)
    _ = try scratch.file(
      "Sources/Lab/Mine.swift",
      "private struct TreesView {}\n@MainActor final class plantsView: View {}\n"
    )
    let type = try new("plants")
    #expect(
      type.errors
        == "mvclab: 'Sources/Lab/Mine.swift' already declares the type 'PlantsView'; nothing was written\n"
    )
    #expect(type.code == 73)
    #expect(try new("trees").code == 0)
  }

  @Test func `new leaves a folder with other content alone`() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "lab/src"),
      withIntermediateDirectories: true
    )
    _ = try scratch.file("file", "")
    let before = try scratch.contents
    let strange = try new("notes", "--out", "lab")
    #expect(
      strange.errors == """
        mvclab: 'lab' is neither empty nor a lab; choose another folder with '--out'

        """
    )
    #expect(strange.code == 73)
    let file = try new("notes", "--out", "file")
    #expect(file.code == 73)
    let below = try new("notes", "--out", "file/lab")
    #expect(
      below.errors == "mvclab: cannot write to 'file/lab': not a directory; nothing was written\n"
    )
    #expect(below.code == 73)
    #expect(try scratch.contents == before)
  }

  @Test func `where one file fails, new removes the others`() throws {
    _ = try new("notes")
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Scenarios"))
    _ = try scratch.file("Scenarios", "no folder")
    let before = try scratch.contents
    let run = try new("plants")
    #expect(run.errors == "mvclab: cannot write to '.': not a directory; nothing was written\n")
    #expect(run.code == 73)
    #expect(try scratch.contents == before)
  }

  @Test(arguments: ["lab", "deep/er/lab", "."])
  func `a full disk leaves nothing of new behind`(_ folder: String) throws {
    let run = try Run(
      "/bin/sh",
      [
        "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" new notes --out \(folder)",
        Package.program,
      ],
      environment: [:],
      in: scratch.folder
    )
    #expect(
      run.errors == "mvclab: cannot write to '\(folder)': file too large; nothing was written\n"
    )
    #expect(run.code == 73)
    #expect(try scratch.contents == [])
  }
}
