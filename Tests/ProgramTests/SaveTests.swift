import Foundation
import PseudoTerminal
import Testing

@Suite("save and source", .waits)
struct SaveTests {
  /// What the program answers to commands, carried out in a folder.
  func answer(_ commands: String..., in scratch: Scratch, home: String = "/nonexistent")
    throws -> Run
  {
    let script = try scratch.file("script.mvc", commands.joined(separator: "\n"))
    return try Run(script, environment: ["HOME": home], in: scratch.folder)
  }

  @Test func `a saved story reads well and passes`() throws {
    let scratch = try Scratch()
    let run = try answer(
      "# Why must the array not live in the view controller?",
      "system todo",
      "wirings correct, misused",
      "open list",
      "tap Nonsense",
      "expect rows 3",
      "# Add something in the first window.",
      "in first tap Add",
      "tap Add",
      "undo",
      "save two windows.md",
      in: scratch
    )
    #expect(
      run.output.hasSuffix(
        """
        = saved 4 commands in 'two windows.md'
        ? 'expect rows 3' does not hold, and is left out

        """
      )
    )
    #expect(
      try scratch.text("two windows.md") == """
        # Two windows

        Why must the array not live in the view controller?

        In `todo`, a to-do list of at most ten entries, with an edit screen and an optional server:

        - `correct`: one store that notifies its controllers, which show what it has
        - `misused`: the array lives in the list's controller, and the tap moves the rows

        ```mvclab
        > system todo
        > wirings correct, misused
        | To Do                          [Add]
        > open list
        | second  To Do                  [Add]
        ```

        Add something in the first window.

        ```mvclab
        > in first tap Add
        [correct]
        ~ ToDoStore inserted [0]
        [*]
        | first   To Do                  [Add]
        | first   0  To Do Item 1
        [correct]
        | second  To Do                  [Add]
        | second  0  To Do Item 1
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'
        ! screens-disagree: 'second' shows no row 'To Do Item 1'
        ```

        """
    )
    #expect(try Run("run", scratch.path("two windows.md")).code == 0)
  }

  @Test func `save overwrites a scenario only with 'again', and no other file`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("there.md", "# Old\n\n```mvclab\nwrong\n```\n")
    _ = try scratch.file("empty.md", "")
    _ = try scratch.file(".profile", "precious\n")
    let run = try answer(
      "system todo",
      "wirings correct",
      "# touch pwned",
      "save there.md",
      "save 'there.md' again",
      "tap Add",
      "save ./there.md",
      "save empty.md again",
      "save ~/.profile",
      "save ~/.profile again",
      in: scratch,
      home: scratch.folder.path
    )
    #expect(
      run.output == """
        > system todo
        > wirings correct
        | To Do                          [Add]
        > save there.md
        ? 'there.md' exists; add 'again' to write over it
        > save 'there.md' again
        = saved 2 commands in 'there.md'
        > tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        > save ./there.md
        = saved 3 commands in './there.md'
        > save empty.md again
        = saved 3 commands in 'empty.md'
        > save ~/.profile
        ? '~/.profile' is not a scenario; 'save' writes over no other file
        > save ~/.profile again
        ? '~/.profile' is not a scenario; 'save' writes over no other file

        """
    )
    #expect(run.code == 73)
    #expect(try scratch.text("there.md").hasSuffix("| 0  To Do Item 1\n```\n"))
    #expect(try scratch.text(".profile") == "precious\n")
  }

  @Test func `a scenario's name ends in '.md', and no other file is written`() throws {
    let scratch = try Scratch()
    let run = try answer(
      "system todo",
      "wirings correct",
      "save two-windows",
      "save two-windows",
      "save notes.txt",
      "save 'my notes.md' agian",
      in: scratch
    )
    #expect(
      run.output == """
        > system todo
        > wirings correct
        | To Do                          [Add]
        > save two-windows
        = saved 2 commands in 'two-windows.md'
        > save two-windows
        = saved 2 commands in 'two-windows.md'
        > save notes.txt
        ? 'notes.txt' does not end in '.md', as a scenario does; nothing was written
        > save 'my notes.md' agian
        ? 'my notes.md agian' does not end in '.md', as a scenario does; nothing was written; \
        did you mean "save 'my notes.md' again"?

        """
    )
    #expect(try scratch.text("two-windows.md").hasPrefix("# Two windows\n"))
  }

  @Test func `save does not overwrite a file that changed since it was saved`() throws {
    let scratch = try Scratch()
    let path = scratch.path("lesson.md")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: builtMVCLab)
    process.arguments = ["todo"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let save = Data("save \(path)\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: save)
    while !FileManager.default.fileExists(atPath: path) {}
    let prose = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try prose.seekToEnd()
    try prose.write(contentsOf: Data("prose\n".utf8))
    try input.fileHandleForWriting.write(contentsOf: save)
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(
      text.hasSuffix("? '\(path)' has changed since it was saved; add 'again' to write over it\n")
    )
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("```\nprose\n"))
  }

  @Test func `a pipe is refused at once, wherever a file is meant`() throws {
    let scratch = try Scratch()
    #expect(mkfifo(scratch.path("pipe"), 0o600) == 0)
    let run = try answer(
      "system items in pipe",
      "wirings correct",
      "source pipe",
      "system todo",
      "wirings correct",
      "save pipe",
      in: scratch
    )
    #expect(
      run.output == """
        > system items in pipe
        ? cannot store items in 'pipe': it is not a regular file; the file is unchanged
        > wirings correct
        ? no system yet; choose one with 'system NAME'
        > source pipe
        ? cannot read 'pipe': not a regular file
        > system todo
        > wirings correct
        | To Do                          [Add]
        > save pipe
        ? cannot write 'pipe': not a regular file

        """
    )
    let script = try Run("items", "--in", "pipe", in: scratch.folder)
    #expect(script.code == 66)
  }

  @Test func `a failed save says why, and '~' is the home folder`() throws {
    let scratch = try Scratch()
    let run = try answer(
      "save early.md",
      "system todo",
      "save early.md",
      "wirings correct",
      "save .",
      "save /nowhere/x.md",
      "save /dev/full",
      "save ~/mine.md",
      "save ~nobody/mine.md",
      "save /dev/null",
      "save /dev/null again",
      "source ~/mine.md",
      in: scratch,
      home: scratch.folder.path
    )
    #expect(
      run.output == """
        > save early.md
        ? there is nothing to save yet; choose a system and wirings
        > system todo
        > wirings correct
        | To Do                          [Add]
        = this is 'correct'; 'show wirings' lists all 11
        > save early.md
        = saved 2 commands in 'early.md'
        > wirings correct
        | To Do                          [Add]
        > save .
        ? cannot write '.': is a directory
        > save /nowhere/x.md
        ? cannot write '/nowhere/x.md': no such file or directory
        > save /dev/full
        ? cannot write '/dev/full': not a regular file
        > save ~/mine.md
        = saved 2 commands in '~/mine.md'
        > save ~nobody/mine.md
        ? cannot write '~nobody/mine.md': no such file or directory
        > save /dev/null
        ? cannot write '/dev/null': not a regular file
        > save /dev/null again
        ? cannot write '/dev/null': not a regular file
        > source ~/mine.md
        > system todo
        > wirings correct
        | To Do                          [Add]
        = the output in '~/mine.md' was not compared; 'mvclab run' compares it

        """
    )
    #expect(try scratch.text("mine.md").hasPrefix("# Mine\n"))
  }
}
