import Foundation
import PseudoTerminal
import Testing

@Suite("Several wirings", .waits)
struct SeveralWiringsTests {
  @Test func `all wirings move together, also after a new choice of wirings`() throws {
    let run = try Run(
      "todo",
      "--wiring",
      "correct,misused",
      input: """
        batch 1
        wirings half-store, onevcat, misused
        undo
        undo 9
        goto 3
        confirm Delete
        undo 3
        redo 2
        history
        """
    )
    #expect(
      run.output == """
        | To Do                          [Add]
        [correct]
        ~ ToDoStore inserted [0]
        [*]
        | To Do                          [Add]
        | 0  Pasted 1
        [misused]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to pasting; no model \
        had changed  (MisusedListController.swift:25)
        ! model-in-controller: 'ToDoListController' keeps model values in 'items'  \
        (MisusedListController.swift:7)
        | To Do                          [Add]
        | To Do                          [Add]
        | 0  Pasted 1
        ? there are only 3 commands to undo
        | To Do                          [Add]
        | 0  Pasted 1
        ? there is nothing to confirm
        = there is no world here; 'redo 2' brings one back
        | To Do                          [Add]
        = 1  system todo
        = 2  wirings correct,misused
        = undone; 'redo' or 'goto N' does them again
        = 3  batch 1
        = 4  wirings half-store, onevcat, misused

        """
    )
  }

  @Test func `the history counts a repetition as often as any wiring did it`() throws {
    let run = try Run(
      "todo",
      "--wiring",
      "correct,misused",
      input: """
        repeat 4 tap Add
        open list
        repeat 12 tap Add
        history
        undo
        redo
        expect rows 0
        """
    )
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.filter { "?=".contains($0.prefix(1)) || $0.contains("expected") }
        .joined(separator: "\n") == """
          ? 'Add' is disabled; stopped at turn 7 of 12
          ? 'Add' is disabled; stopped at turn 11 of 12
          = 1  system todo
          = 2  wirings correct,misused
          = 3  repeat 4 tap Add
          = 4  open list
          = 5  repeat 10 tap Add
          ? 'Add' is disabled; stopped at turn 7 of 10
          ! expected 0 rows; 'second' shows 10
          """
    )
  }

  @Test func `redo prints for both wirings what the command printed`() throws {
    let run = try Run(
      "todo",
      "--wiring",
      "misused",
      input: "tap Add\ntap Add\nundo\ncontrast on\nredo\nhistory\ntpa\n"
    )
    #expect(
      run.output.hasSuffix(
        """
        misused                                | correct
        | To Do                          [Add] | | To Do                          [Add]
        | 0  To Do Item 1                      | | 0  To Do Item 1
        ! ui-changes-ui: 'ToDoListController'  *
          inserted a row in response to a      :
          tap; no model had changed            :
          MisusedListController.swift:25       :
        ! model-in-controller:                 :
          'ToDoListController' keeps model     :
          values in 'items'                    :
          MisusedListController.swift:7        :
                                               * ~ ToDoStore inserted [1]
        | To Do                          [Add] | | To Do                          [Add]
        | 0  To Do Item 1                      | | 0  To Do Item 1
        | 1  To Do Item 2                      | | 1  To Do Item 2
        ! ui-changes-ui: 'ToDoListController'  :
          inserted a row in response to a      :
          tap; no model had changed            :
          MisusedListController.swift:25       :
        = 1  system todo
        = 2  wirings misused, correct
        = 3  tap Add
        = 4  tap Add
        ? unknown command 'tpa'; did you mean 'tap Add'?

        """
      )
    )
  }

  @Test func `no wiring is chosen twice`() throws {
    let contrast = try Run("contrast", "todo", "--wiring", "misused,misused")
    #expect(
      contrast.errors == "mvclab: '--wiring' names 'misused' twice; once is enough\n"
    )
    #expect(contrast.code == 64)
    let script = try Run("-c", "system todo; wirings misused, misused")
    #expect(script.output.hasSuffix("? 'misused' is there twice; once is enough\n"))
    #expect(script.code == 65)
  }

  @Test func `a contrast shows the source of one wiring below that of the other`() throws {
    let commands = "contrast on\ntap Add\nshow code\n"
    let run = try Run("todo", "--wiring", "misused,half-store", input: commands)
    let single = try ["misused", "half-store"].map { wiring in
      let run = try Run("todo", "--wiring", wiring, input: "tap Add\nshow code\n")
      return run.output.split(separator: "\n").filter { $0.hasPrefix("=") }.joined(separator: "\n")
    }
    #expect(run.output.hasSuffix("\nmisused\n\(single[0])\nhalf-store\n\(single[1])\n"))
  }

  @Test func `a closed pipe and an empty input end the program quietly`() throws {
    let scratch = try Scratch()
    let lines = Array(repeating: "show source", count: 60).joined(separator: "\n")
    let script = try scratch.file("long.mvc", "system todo\nwirings correct\n" + lines)
    let run = try Run(
      "/bin/sh",
      ["-c", "\"$0\" '\(script)' | head -n 1", builtMVCLab],
      environment: [:],
      in: scratch.folder
    )
    #expect(run.output == "> system todo\n")
    #expect(run.errors == "")
    #expect(try Run("todo", input: "").output == "| To Do                          [Add]\n")
  }
}
