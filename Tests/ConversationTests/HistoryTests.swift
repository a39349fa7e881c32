import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("Back and forth in a story")
struct HistoryTests {
  @Test("the history numbers all commands, those taken back apart, and goto takes these numbers")
  func goTo() {
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
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        | 2  Milk
        > goto 2
        | To Do                          [Add]
        > goto 0
        = there is no world any more; 'redo 2' brings it back
        > goto 4
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

  @Test("a world that was gone back to is the world it was")
  func sameWorld() {
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
    "a move that is stopped leaves everything as it was",
    arguments: ["undo", "goto 3", "redo"]
  )
  func stopped(move: String) {
    let session = Conversation.correct("tap Add", "tap Add", "repeat 9 turn", "tap Add")
    _ = session.respond(to: "undo")
    let looks = ["show model", "show cost", "show flow", "history", "show screen"]
    let before = session.transcript(looks)
    var asked = 0
    session.watch = { _ in
      asked += 1
      return asked < 3
    }
    let reply = session.respond(to: move)
    #expect(reply.outcome == .interrupted)
    #expect(reply.lines.map(\.description) == ["? interrupted; everything is as it was"])
    session.watch = { _ in true }
    #expect(session.transcript(looks) == before)
    #expect(
      session.text(of: move == "redo" ? "redo" : "tap Add").hasSuffix("| 2  To Do Item 3")
    )
  }

  @Test("behind the choice of its wiring a world is gone, and it is said how to have it back")
  func noWorld() {
    #expect(
      Conversation.correct().transcript(["undo", "undo", "redo", "redo", "system todo", "undo"])
        == """
        > undo
        = there is no world any more; 'redo' brings it back
        > undo
        > redo
        > redo
        | To Do                          [Add]
        > system todo
        > undo
        | To Do                          [Add]
        """
    )
  }

  @Test("the watcher learns which part of long work is done, turn by turn")
  func progress() {
    let session = Conversation.correct("repeat 3 turn", "turn")
    var parts: [Int] = []
    session.watch = {
      parts.append(Int($0 * 100))
      return true
    }
    _ = session.respond(to: "turn")
    #expect(parts == [])
    _ = session.respond(to: "undo")
    #expect(parts == [0, 20, 40, 60, 80, 100])
    parts = []
    _ = session.respond(to: "repeat 4 turn")
    #expect(parts == [0, 25, 50, 75])
  }

  @Test("an interrupted repeat is in the history with the turns that were executed")
  func stoppedRepeat() {
    let session = Conversation.correct()
    session.watch = { $0 < 0.4 }
    #expect(session.text(of: "repeat 5 turn") == "? interrupted; 'turn' was executed 2 times")
    session.watch = { _ in true }
    #expect(session.history.done.last?.command == "repeat 2 turn")
  }

  @Test("a repeat goes on until it is refused, and the story has it as often as it was carried out")
  func refusedRepeat() {
    let session = Conversation.correct("batch 9", "open list")
    let line = "In first  repeat 1000000  tap Add"
    #expect(session.text(of: line).hasSuffix("\n? 'Add' is disabled; stopped at turn 2 of 1000000"))
    #expect(session.history.done.map(\.command).last == "In first  repeat 1 tap Add")
    #expect(session.text(of: "repeat 3 tap Add") == "? 'Add' is disabled; stopped at turn 1 of 3")
    #expect(session.text(of: "undo").hasSuffix("| second  8  Pasted 9"))
    #expect(session.text(of: "redo").hasSuffix("| second  9  To Do Item 10"))
  }

  @Test("an expectation that does not hold is no reason to stop")
  func failingRepeat() {
    let session = Conversation.correct()
    let line = "! expected 1 row; 'first' shows 0"
    #expect(session.text(of: "repeat 2 expect rows 1") == "\(line)\n\(line)")
    #expect(session.history.done.map(\.command).last == "repeat 2 expect rows 1")
  }

  @Test("what is remarked stands before the next command, wherever the story goes")
  func remarks() {
    let session = Conversation.correct("# first", "tap Nope", "#second ", "tap Add", "# end")
    _ = session.respond(to: "undo")
    _ = session.respond(to: "redo")
    #expect(session.history.entries.map(\.remarks) == [[], [], [" first", "second "]])
    #expect(session.history.remarks == [" end"])
  }

  @Test("a world's own story begins with the last choice of its system")
  func ofThisWorld() {
    let session = Conversation(systems: .all)
    for command in [
      "system todo", "wirings misused", "tap Add", "System news", "wirings correct",
      "wirings standard", "in first pull",
    ] { _ = session.respond(to: command) }
    #expect(
      session.history.ofThisWorld.map(\.command) == [
        "System news", "wirings standard", "in first pull",
      ]
    )
  }
}
