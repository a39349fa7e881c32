import LabConversation
import LabStage
import LabSystems
import Testing

@Suite("show diff")
struct DifferenceTests {
  @Test func `the last command's changes of each window and model are shown`() {
    let conversation = Conversation.correct("tap Add", "open list as second", "in second tap Add")
    #expect(
      conversation.text(of: "show diff") == """
        = + first  1  To Do Item 2
        = + second  1  To Do Item 2
        = + ToDoStore.items[1] = #2 To Do Item 2
        """
    )
    _ = conversation.respond(to: "layout")
    #expect(conversation.text(of: "show diff") == "= 'layout' changed nothing")
    _ = conversation.respond(to: "outside rename 0 Milk")
    #expect(
      conversation.text(of: "show changes")
        == "? unknown subject 'changes'; did you mean 'show diff'?"
    )
    #expect(
      conversation.text(of: "show diff") == """
        = - first  0  To Do Item 1
        = + first  0  Milk
        = - second  0  To Do Item 1
        = + second  0  Milk
        = - ToDoStore.items[0] = #1 To Do Item 1
        = + ToDoStore.items[0] = #1 Milk
        """
    )
  }

  @Test func `a difference leaves the worlds and the history as they are`() {
    let conversation = Conversation.correct("tap Add", "tap Add")
    let before = conversation.text(of: "show flow")
    _ = conversation.respond(to: "show diff")
    #expect(conversation.text(of: "show flow") == before)
    #expect(conversation.history.count == 4)
    #expect(
      conversation.text(of: "undo") == """
        | To Do                          [Add]
        | 0  To Do Item 1
        """
    )
  }

  @Test func `a window that opens is no change of a controller in another one`() {
    let conversation = Conversation(systems: [.todo])
    for command in ["system todo", "wirings misused", "tap Add", "open list"] {
      _ = conversation.respond(to: command)
    }
    let window = "second  To Do                          [Add]"
    #expect(conversation.text(of: "show diff") == "= + \(window)")
    _ = conversation.respond(to: "in first tap Add")
    let change = """
      = + first  1  To Do Item 2
      = + first: ToDoListController.items[1] = #2 To Do Item 2
      """
    #expect(conversation.text(of: "show diff") == change)
    _ = conversation.respond(to: "close second")
    #expect(conversation.text(of: "show diff") == "= - \(window)")
  }

  @Test func `before a command there is nothing to compare`() {
    let nothing = "? there is nothing to compare; no command has changed a world"
    #expect(Conversation.correct().text(of: "show diff") == nothing)
    #expect(Conversation(systems: .all).text(of: "show diff") == nothing)
  }
}
