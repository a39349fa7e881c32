import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct HistoryTests {
  @Test
  func `the history numbers all commands, lists undone ones apart, and goto takes the numbers`() {
    #expect(
      Conversation.correct("tap Add", "tap Add", "outside add Milk").transcript([
        "undo 2", "history", "goto 5", "goto 2", "goto 0", "goto 4", "history",
      ]) == """
        > undo 2
        | To Do                          [Add]
        | 0  To Do Item 1
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  tap Add
        = undone; 'redo' or 'goto N' does them again
        = 4  tap Add
        = 5  outside add Milk
        > goto 5
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        ~ ToDoStore inserted [2]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        | 2  Milk
        > goto 2
        | To Do                          [Add]
        > goto 0
        = there is no world here; 'redo 2' brings one back
        > goto 4
        | To Do                          [Add]
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  tap Add
        = 4  tap Add
        = undone; 'redo' or 'goto N' does them again
        = 5  outside add Milk
        """
    )
  }

  @Test func `after goto a world is as it was, and goes on as it would`() {
    let commands = [
      "open list", "in first tap Add", "select 0", "type Milk in Title", "tap Save",
      "outside add 'x y'", "in first swipe 0", "in first confirm Delete", "swap half-store",
      "tap Add", "close first",
    ]
    let looks = ["show model", "show alive", "show flow", "show cost", "expect clean", "show code"]
    for count in commands.indices {
      let moved = Conversation(systems: .all)
      let plain = Conversation(systems: .all)
      for command in ["system todo with server", "wirings onevcat"] + commands {
        _ = moved.respond(to: command)
      }
      for command in ["system todo with server", "wirings onevcat"] + commands.prefix(count) {
        _ = plain.respond(to: command)
      }
      _ = moved.respond(to: "goto \(count + 2)")
      let rest = looks + commands.dropFirst(count) + looks
      #expect(moved.transcript(rest) == plain.transcript(rest), "\(count)")
    }
  }

  @Test(
    arguments: ["undo", "goto 3"]
  )
  func `an interrupted undo or goto leaves everything as it was`(move: String) {
    let conversation = Conversation.correct("tap Add", "tap Add", "repeat 9 turn", "tap Add")
    _ = conversation.respond(to: "undo")
    let looks = ["show model", "show cost", "show flow", "history", "show screen"]
    let before = conversation.transcript(looks)
    var asked = 0
    conversation.watch = { _ in
      asked += 1
      return asked < 3
    }
    let reply = conversation.respond(to: move)
    #expect(reply.outcome == .interrupted)
    #expect(reply.lines.map(\.description) == ["? interrupted; everything is as it was"])
    conversation.watch = { _ in true }
    #expect(conversation.transcript(looks) == before)
    #expect(conversation.text(of: "tap Add").hasSuffix("| 2  To Do Item 3"))
  }

  @Test func `undo of the choice of wirings ends the world, and says how to bring it back`() {
    #expect(
      Conversation.correct().transcript(["undo", "undo", "redo", "redo", "system todo", "undo"])
        == """
        > undo
        = 'todo' has no world here; 'redo' brings one back
        > undo
        = there is no world here; 'redo 2' brings one back
        > redo
        = 'todo' has no world here; 'redo' brings one back
        > redo
        | To Do                          [Add]
        > system todo
        > undo
        | To Do                          [Add]
        """
    )
  }

  @Test func `undo to a system without a world says what to choose`() {
    let conversation = Conversation(systems: [.todo, .counter])
    #expect(
      conversation.transcript(["system counter", "system todo", "undo"]) == """
        > system counter
        > system todo
        > undo
        = no wiring of 'counter' yet; choose with 'wirings NAME': \
        \(System.counter.wirings.map(\.name).joined(separator: ", "))
        """
    )
  }

  @Test func `one undo comes back from another system, and one redo goes there again`() {
    let conversation = Conversation(systems: [.todo, .counter])
    _ = conversation.transcript([
      "system todo", "wirings correct", "tap Add", "system counter", "wirings correct",
    ])
    #expect(
      conversation.transcript(["undo", "redo", "undo 2", "redo 2", "undo 2", "undo"]) == """
        > undo
        | To Do                          [Add]
        | 0  To Do Item 1
        > redo
        | Counter                      [About]
        | 0
        | [++]  [--]
        > undo 2
        | To Do                          [Add]
        > redo 2
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        | Counter                      [About]
        | 0
        | [++]  [--]
        > undo 2
        | To Do                          [Add]
        > undo
        = 'todo' has no world here; 'redo' brings one back
        """
    )
  }

  @Test func `the watcher learns the done part of long work, turn by turn`() {
    let conversation = Conversation.correct("repeat 3 turn", "turn")
    var parts: [Int] = []
    conversation.watch = {
      parts.append(Int($0 * 100))
      return true
    }
    _ = conversation.respond(to: "turn")
    #expect(parts == [])
    _ = conversation.respond(to: "undo")
    #expect(parts == [0, 20, 40, 60, 80, 100])
    parts = []
    _ = conversation.respond(to: "repeat 4 turn")
    #expect(parts == [0, 25, 50, 75])
  }

  @Test func `an interrupted repeat is recorded with the turns that were executed`() {
    let conversation = Conversation.correct()
    conversation.watch = { $0 < 0.4 }
    #expect(conversation.text(of: "repeat 5 turn") == "? interrupted; 'turn' was executed 2 times")
    conversation.watch = { _ in true }
    #expect(conversation.history.done.last?.command == "repeat 2 turn")
  }

  @Test func `a repeat that is refused is recorded with the turns that were executed`() {
    let conversation = Conversation.correct("batch 9", "open list")
    let line = "In first  repeat 1000000  tap Add"
    #expect(
      conversation.text(of: line).hasSuffix("\n? 'Add' is disabled; stopped at turn 2 of 1000000")
    )
    #expect(conversation.history.done.map(\.command).last == "In first  repeat 1  tap Add")
    #expect(
      conversation.text(of: "repeat 3 tap Add") == "? 'Add' is disabled; stopped at turn 1 of 3"
    )
    #expect(conversation.text(of: "undo").hasSuffix("| second  8  Pasted 9"))
    #expect(conversation.text(of: "redo").hasSuffix("| second  9  To Do Item 10"))
  }

  @Test func `an expectation that does not hold does not stop a repeat`() {
    let conversation = Conversation.correct()
    let line = "! expected 1 row; 'first' shows 0"
    #expect(conversation.text(of: "repeat 2 expect rows 1") == "\(line)\n\(line)")
    #expect(conversation.history.done.map(\.command).last == "repeat 2 expect rows 1")
  }

  @Test func `a remark belongs to the next command, wherever the history goes`() {
    let conversation = Conversation.correct("# first", "tap Nope", "#second ", "tap Add", "# end")
    _ = conversation.respond(to: "undo")
    _ = conversation.respond(to: "redo")
    #expect(conversation.history.entries.map(\.remarks) == [[], [], [" first", "second "]])
    #expect(conversation.history.remarks == [" end"])
  }

  @Test func `the history of the present worlds begins with the last choice of a system`() {
    let conversation = Conversation(systems: .all)
    for command in [
      "system todo", "wirings misused", "tap Add", "System news", "wirings correct",
      "wirings standard", "in first pull",
    ] { _ = conversation.respond(to: command) }
    #expect(
      conversation.history.ofThisWorld.map(\.command) == [
        "System news", "wirings standard", "in first pull",
      ]
    )
  }
}
