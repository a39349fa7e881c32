import LabConversation
import LabStage
import LabSystems
import Testing

@Suite("why")
struct WhyTests {
  private let conversation = Conversation(systems: [.todo])

  init() {
    _ = conversation.transcript(["system todo", "wirings misused", "tap Add", "layout"])
  }

  @Test func `why explains a finding: its rule, its line, the correct one, the hops before it`() {
    let text = conversation.text(of: "why ui-changes-ui")
    #expect(
      text.hasPrefix(
        """
        = ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had \
        changed
        =
        =   a tap or an answer may change the screen only by changing the model
        """
      ),
      "\(text)"
    )
    #expect(text.contains("\n= MisusedListController.swift:25\n"))
    #expect(text.contains("\n= in 'correct': CorrectListController.swift:"))
    #expect(
      text.hasSuffix(
        """

        =
        = user event  user -> 'Add'  tap 'Add'
        =   target-action  'Add' -> ToDoListController  (MisusedListController.swift:10)
        =     render  ToDoListController -> the table  inserted a row  \
        (MisusedListController.swift:25)  ! ui-changes-ui
        """
      ),
      "\(text)"
    )
  }

  @Test func `without a name the last finding is explained`() {
    #expect(conversation.text(of: "why").hasPrefix("= model-in-controller: 'ToDoListController' "))
    let found = conversation.completions(of: "why ").suggestions.map(\.text)
    #expect(found == ["ui-changes-ui", "model-in-controller"])
  }
}
