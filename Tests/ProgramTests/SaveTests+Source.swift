import Foundation
import Testing

extension SaveTests {
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
        > system todo
        > wirings correct
        | To Do                          [Add]
        > source outer.mvc
        > tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        > source inner.mvc
        > tap Add
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        > tpa Add
        ? unknown command 'tpa'; did you mean 'tap Add'?
        > source ./outer.mvc
        ? './outer.mvc' would source itself
        > tap Nonsense
        ? unknown control 'Nonsense'; there is 'Add'
        > source lesson.md
        > system todo
        > wirings misused
        | To Do                          [Add]
        > batch 1
        | To Do                          [Add]
        | 0  Pasted 1
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to pasting; no model \
        had changed  (MisusedListController.swift:25)
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'  \
        (MisusedListController.swift:7)
        = the output in 'lesson.md' was not compared; 'mvclab run' compares it
        > source wrong.md
        ? wrong.md:3:11: error: unknown wiring 'corect'; did you mean 'wirings correct'?
        > source nowhere.mvc
        ? cannot read 'nowhere.mvc': no such file or directory
        > source .
        ? cannot read '.': is a directory; one of its files is './inner.mvc'
        > source /dev/zero
        ? cannot read '/dev/zero': not a regular file

        """
    )
    let script = scratch.path("script.mvc")
    #expect(
      run.errors == """
        inner.mvc:2:1: error: unknown command 'tpa'; did you mean 'tap Add'?
        tpa Add
        ^
        inner.mvc:3:1: error: './outer.mvc' would source itself
        source ./outer.mvc
        ^
        outer.mvc:4:1: error: unknown control 'Nonsense'; there is 'Add'
        tap Nonsense
        ^
        wrong.md:3:11: error: unknown wiring 'corect'; did you mean 'wirings correct'?
        > wirings corect
                  ^
        \(script):6:1: error: cannot read 'nowhere.mvc': no such file or directory
        source nowhere.mvc
        ^
        \(script):7:1: error: cannot read '.': is a directory; one of its files is './inner.mvc'
        source .
        ^
        \(script):8:1: error: cannot read '/dev/zero': not a regular file
        source /dev/zero
        ^

        """
    )
    #expect(run.code == 66)
  }

  @Test func `'play' executes a script, and of a folder offers the first story in it`() throws {
    let scratch = try Scratch()
    let script = try scratch.file("two.mvc", "system todo\ntap Add\n")
    #expect(
      try Run("-c", "play \(script)").output == """
        > play \(script)
        > system todo
        > wirings correct
        | To Do                          [Add]
        = this is 'correct'; 'show wirings' lists all 11
        > tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1

        """
    )
    let run = try Run("-c", "play \(scratch.path(""))")
    #expect(run.errors.contains("is a directory; one of its files is '\(script)'"), "\(run.errors)")
  }

  @Test func `a story is offered of a folder and of those in it, and looked for no further below`()
    throws
  {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "one/two")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try scratch.file("one/two/a.mvc", "system todo\n")
    let near = try Run("-c", "play one", in: scratch.folder)
    #expect(near.errors.contains("one of its files is 'one/two/a.mvc'"), "\(near.errors)")
    let far = try Run("-c", "play .", in: scratch.folder)
    #expect(far.errors.contains("is a directory\n"), "\(far.errors)")
  }
}
