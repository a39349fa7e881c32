import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct TextViewCommandTests {
  private let conversation = Stage(
    truth: { _ in Truth("note") { Truth.Value("Note", "Milk\nEggs") } },
    { Notes() }
  ).conversation

  @Test func `a text of several lines is typed with its line breaks, and the truth has them`() {
    #expect(
      conversation.text(of: #"type 'Milk\nEggs' in Note"#) == """
        | Notes
        | Note: Milk
        |       Eggs_
        | Rules: Be kind
        """
    )
    #expect(
      conversation.text(of: #"type 'Milk\nTea'"#).contains(
        #"screen-disagrees-with-model: 'first' shows 'Milk\nTea' in 'Note'; "#
          + #"its model has 'Milk\nEggs'"#
      )
    )
  }

  @Test func `a text that is not editable can't be typed into`() {
    #expect(conversation.text(of: "type x in Rules") == "? 'Rules' can't be typed into")
    let fields = conversation.completions(of: "type x in ").suggestions.map(\.text)
    #expect(fields == ["Note"])
  }

  @Test func `an expectation is about one line of a text`() {
    _ = conversation.respond(to: #"type 'Milk\nOat bran' in Note"#)
    #expect(conversation.text(of: "expect shows 'Oat bran'") == "")
    let texts = conversation.completions(of: "expect shows ").suggestions.map(\.text)
    #expect(texts == ["Notes", "Milk", "'Oat bran'", "'Be kind'"])
  }

  @Test func `a drawn window has a field for an editable text`() throws {
    _ = conversation.respond(to: #"type 'Milk\nTea' in Note"#)
    let window = try #require(conversation.runs.first?.picture.windows.first)
    #expect(
      window.content == [
        .field(label: "Note", text: #"Milk\nTea"#, place: " in Note"), .text("Rules: Be kind"),
      ]
    )
  }
}

/// A note, and a text that can only be read.
private final class Notes: ViewController {
  override func loadView() {
    title = "Notes"
    let rules = TextView("Rules", text: "Be kind")
    rules.isEditable = false
    for element in [TextView("Note"), rules] { view.addSubview(element) }
  }
}
