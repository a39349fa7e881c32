import LabConversation
import LabStage
import LabSystems
import Testing

@Suite("watch")
struct WatchTests {
  @Test func `what the user watches is shown after each command that a world executes`() {
    let conversation = Conversation.correct()
    #expect(conversation.text(of: "watch") == "= nothing is shown after each command")
    #expect(
      conversation.text(of: "watch show model") == "= ToDoStore.items = []\n= ToDoStore.adding = 0"
    )
    #expect(
      conversation.text(of: "tap Add") == """
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        = ToDoStore.items[0] = #1 To Do Item 1
        = ToDoStore.adding = 0
        """
    )
    #expect(conversation.text(of: "tap Delete") == "? unknown control 'Delete'; there is 'Add'")
    #expect(
      conversation.text(of: "expect rows 1") == """
        = ToDoStore.items[0] = #1 To Do Item 1
        = ToDoStore.adding = 0
        """
    )
    #expect(
      conversation.text(of: "undo 2") == """
        | To Do                          [Add]
        = ToDoStore.items = []
        = ToDoStore.adding = 0
        """
    )
    #expect(
      conversation.text(of: "redo") == """
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        = ToDoStore.items[0] = #1 To Do Item 1
        = ToDoStore.adding = 0
        """
    )
  }

  @Test func `several subjects are shown in the order of their choice, until they are dropped`() {
    let conversation = Conversation.correct(
      "watch show model",
      "watch show alive",
      "watch show model"
    )
    #expect(conversation.text(of: "watch") == "= show model\n= show alive")
    #expect(conversation.text(of: "watch off") == "")
    #expect(conversation.text(of: "watch") == "= nothing is shown after each command")
    #expect(conversation.text(of: "layout") == "")
  }

  @Test func `what can't be shown, or does not change, is refused at once`() {
    let conversation = Conversation.correct()
    #expect(
      conversation.text(of: "watch show requests")
        == "? this world has no server; start one with 'system todo with server'"
    )
    #expect(
      conversation.text(of: "watch show rules") == """
        ? 'rules' can't be watched; expected 'screen', 'model', 'flow', 'cost', 'alive', \
        'code' or 'requests'
        """
    )
    #expect(
      conversation.text(of: "watch Model")
        == "? unknown choice 'Model'; did you mean 'watch show model'?"
    )
    #expect(
      conversation.text(of: "watch size") == """
        ? 'size' can't be watched; expected 'screen', 'model', 'flow', 'cost', 'alive', \
        'code' or 'requests'
        """
    )
    #expect(conversation.text(of: "watch") == "= nothing is shown after each command")
  }

  @Test func `a new conversation in the same state watches the same`() {
    let conversation = Conversation.correct("tap Add", "watch show model")
    let other = Conversation(systems: .all)
    for line in ConversationState(of: conversation).lines(of: conversation.history) {
      _ = other.respond(to: line)
    }
    #expect(other.text(of: "watch") == "= show model")
  }
}
