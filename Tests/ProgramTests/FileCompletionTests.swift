import Foundation
import PseudoTerminal
import Testing

@Suite("Files behind a command", .waits, .serialized)
struct FileCompletionTests {
  @Test func `Tab completes paths in folders, at home, and in quotes`() throws {
    let scratch = try Scratch()
    for folder in ["lessons", "lessons/first"] {
      let url = scratch.folder.appending(path: folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    for file in ["lessons/first/two windows.md", "lessons/first/one.md"] {
      _ = try scratch.file(file, "")
    }
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["items", "--no-hints"],
      environment: ["NO_COLOR": "1", "HOME": scratch.folder.path]
    )
    #expect(terminal.waits { $0.isAtPrompt })
    for (typed, completed) in [
      ("source ~/l\to\t", "source ~/lessons/first/one.md"),
      ("save '~/lessons/first/t\t", "save '~/lessons/first/two windows.md'"),
      ("system items in ~/les\t", "system items in '~/lessons/first/"),
      ("save ~/lessons/first/one.md a\t", "save ~/lessons/first/one.md a"),
      ("source ~/*\t", "source ~/*"),
    ] {
      terminal.send(typed)
      #expect(
        terminal.waits { $0.cursorLine == "items correct 2> " + completed },
        "\(typed): \(terminal.screen.text)"
      )
      terminal.send("\u{15}")
      #expect(terminal.waits { $0.isAtPrompt })
    }
  }

  @Test func `the names of files reach the terminal without control characters`() throws {
    let scratch = try Scratch()
    for name in ["a\u{1B}]0;owned\u{7}.md", "a\u{202E}b.md", "a\n.md", "a\" b' c.md"] {
      _ = try scratch.file(name, "")
    }
    let terminal = try Terminal(
      builtMVCLab,
      arguments: ["todo", "--no-hints"],
      environment: ["NO_COLOR": "1", "HOME": scratch.folder.path]
    )
    #expect(terminal.waits { $0.isAtPrompt })
    terminal.send("source ~/a\t\t")
    #expect(
      terminal.waits { $0.text.hasSuffix("'~/a␛]0;owned␇.md'  '~/a�b.md'") },
      "\(terminal.screen.text)"
    )
    terminal.send("\u{15}source '~/a\u{202E}\t")
    #expect(
      terminal.waits { $0.cursorLine == "todo correct 2> source ~/a�b.md" },
      "\(terminal.screen.text)"
    )
  }
}
