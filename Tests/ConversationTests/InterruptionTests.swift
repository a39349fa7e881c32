import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct InterruptionTests {
  @Test func `an interrupted redo stops where it came to, and the rest is still undone`() {
    let conversation = Conversation.correct("tap Add", "outside add Milk", "tap Add")
    _ = conversation.respond(to: "undo 3")
    conversation.interrupt(after: 1)
    #expect(
      conversation.transcript(["redo 3"]) == """
        > redo 3
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  Milk
        ? interrupted; 2 commands of 3 done again
        """
    )
    conversation.watch = { _ in true }
    #expect(
      conversation.transcript(["history", "redo", "redo"]) == """
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  tap Add
        = 4  outside add Milk
        = undone; 'redo' or 'goto N' does them again
        = 5  tap Add
        > redo
        ~ ToDoStore inserted [2]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  Milk
        | 2  To Do Item 3
        > redo
        ? there is nothing to redo
        """
    )
  }

  @Test func `an interrupted repeat in a redo becomes two entries`() {
    let conversation = Conversation.correct("# three", "repeat 3 in first tap Add", "turn")
    _ = conversation.respond(to: "undo 2")
    conversation.interrupt(after: 1)
    let reply = conversation.respond(to: "goto 4")
    #expect(reply.outcome == .interrupted)
    #expect(reply.lines.last?.description == "? interrupted; 1 command of 3 done again")
    conversation.watch = { _ in true }
    #expect(
      conversation.transcript(["history", "redo 2", "history"]) == """
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  repeat 1 in first tap Add
        = undone; 'redo' or 'goto N' does them again
        = 4  repeat 2 in first tap Add
        = 5  turn
        > redo 2
        ~ ToDoStore inserted [1]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        ~ ToDoStore inserted [2]
        | To Do                          [Add]
        | 0  To Do Item 1
        | 1  To Do Item 2
        | 2  To Do Item 3
        > history
        = 1  system todo
        = 2  wirings correct
        = 3  repeat 1 in first tap Add
        = 4  repeat 2 in first tap Add
        = 5  turn
        """
    )
    #expect(conversation.history.entries.map(\.remarks) == [[], [], [" three"], [], []])
  }

  @Test func `a redo that is interrupted before the first turn of a repeat splits nothing`() {
    let conversation = Conversation.correct("repeat 2 tap Add")
    _ = conversation.respond(to: "undo")
    conversation.interrupt(after: 0)
    #expect(
      conversation.text(of: "redo") == "? interrupted; 0 commands of 1 done again"
    )
    conversation.watch = { _ in true }
    #expect(conversation.history.undone.map(\.command) == ["repeat 2 tap Add"])
    #expect(conversation.text(of: "redo").hasSuffix("| 1  To Do Item 2"))
  }

  @Test(arguments: 0..<12)
  func `wherever a redo is interrupted, redo of the rest leads where it would have led`(
    count: Int
  ) {
    let commands = ["tap Add", "repeat 4 tap Add", "open list", "repeat 3 swipe 0", "turn"]
    let whole = Conversation.correct(after: commands)
    let conversation = Conversation.correct(after: commands)
    _ = conversation.respond(to: "undo \(commands.count)")
    conversation.interrupt(after: count)
    _ = conversation.respond(to: "redo \(commands.count)")
    conversation.watch = { _ in true }
    while !conversation.history.undone.isEmpty { _ = conversation.respond(to: "redo") }
    let looks = ["screen", "model", "flow", "cost", "alive"]
    #expect(conversation.state(looks) == whole.state(looks))
  }
}

extension Conversation {
  /// Lets the user stop the work when it asks for the next time after so many times.
  fileprivate func interrupt(after count: Int) {
    var left = count
    watch = { _ in
      left -= 1
      return left >= 0
    }
  }
}
