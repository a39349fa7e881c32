import Foundation
import Testing

@Suite("save and source")
struct SaveTests {
  /// What the program answers to commands, carried out in a folder.
  private func answer(_ commands: String..., in scratch: Scratch, home: String = "/nonexistent")
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

  @Test func `save overwrites an existing file only with 'again'`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("there.md", "precious\n")
    let first = ["system todo", "wirings correct", "save there.md", "save 'there.md' again"]
    let run = try answer(
      (first + ["tap Add", "save ./there.md"]).joined(separator: "\n"),
      in: scratch
    )
    #expect(
      run.output == """
        | To Do                          [Add]
        ? 'there.md' exists; add 'again' to write over it
        = saved 2 commands in 'there.md'
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        = saved 3 commands in './there.md'

        """
    )
    #expect(run.code == 73)
    #expect(try scratch.text("there.md").hasSuffix("| 0  To Do Item 1\n```\n"))
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
        ? cannot store items in 'pipe': it is not a regular file; the file is unchanged
        ? cannot read 'pipe': not a regular file
        | To Do                          [Add]
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
      "source ~/mine.md",
      in: scratch,
      home: scratch.folder.path
    )
    #expect(
      run.output == """
        ? there is nothing to save yet; choose a system and wirings
        ? there is nothing to save yet; choose a system and wirings
        | To Do                          [Add]
        ? cannot write '.': is a directory
        ? cannot write '/nowhere/x.md': no such file or directory
        ? cannot write '/dev/full': no space left on device
        = saved 2 commands in '~/mine.md'
        ? cannot write '~nobody/mine.md': no such file or directory
        = saved 2 commands in '/dev/null'
        | To Do                          [Add]

        """
    )
    #expect(try scratch.text("mine.md").hasPrefix("# Mine\n"))
  }

  @Test func `an error in a sourced file names the file and line`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("outer.mvc", "tap Add\n\nsource inner.mvc\ntap Nonsense\n")
    _ = try scratch.file("inner.mvc", "\u{FEFF}tap Add\ntpa Add\nsource ./outer.mvc\n")
    _ = try scratch.file(
      "lesson.md",
      "Prose.\n\n```mvclab\n> system todo\n> wirings misused\n...\n> batch 1\n...\n```\n"
    )
    _ = try scratch.file("wrong.md", "```mvclab\n> system todo\n> wirings corect\n```\n")
    let run = try answer(
      "system todo",
      "wirings correct",
      "source outer.mvc",
      "source lesson.md",
      "source wrong.md",
      "source nowhere.mvc",
      "source .",
      "source /dev/zero",
      in: scratch
    )
    #expect(
      run.output == """
        | To Do                          [Add]
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        ? inner.mvc:2: unknown command 'tpa'; did you mean 'tap'?
        ? inner.mvc:3: './outer.mvc' would source itself
        ? outer.mvc:4: unknown control 'Nonsense'; there is 'Add'
        | To Do                          [Add]
        | To Do                          [Add]
        | 0  Pasted 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to pasting; no model \
        had changed  (MisusedListController.swift:25)
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'  \
        (MisusedListController.swift:7)
        ? wrong.md:3:11: error: unknown wiring 'corect'; did you mean 'correct'?
        ? cannot read 'nowhere.mvc': no such file or directory
        ? cannot read '.': is a directory
        ? cannot read '/dev/zero': not a regular file

        """
    )
    #expect(run.code == 66)
  }
}
