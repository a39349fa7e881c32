import LabConversation
import LabSamples
import LabStage
import LabSystems
import Testing

@Suite struct RowNameTests {
  private func list(_ titles: String...) -> Conversation {
    let conversation = Conversation.correct()
    for title in titles { _ = conversation.respond(to: "outside add '\(title)'") }
    return conversation
  }

  @Test(
    arguments: [
      ("swipe Bread", "swipe 1"), ("swipe row Bread", "swipe 1"), ("swipe row 1", "swipe 1"),
      ("swipe bread", "swipe 1"), ("swipe 'row Bread'", ""), ("swipe Old Bread", "swipe 2"),
      ("select 'Old Bread'", "select 2"), ("in first select row 'old bread'", "select 2"),
      ("swipe 12", ""), ("swipe '12'", "swipe 3"), ("swipe row '12'", "swipe 3"),
      ("outside remove Old Bread", "outside remove 2"),
      ("outside remove row 1", "outside remove 1"), ("outside remove '12'", "outside remove 3"),
      ("outside rename Bread Tea", "outside rename 1 Tea"),
      ("outside rename row 'Old Bread' Green Tea", "outside rename 2 Green Tea"),
      ("outside reorder Milk 'Old Bread'", "outside reorder 0 2"),
      ("outside reorder row 0 row 2", "outside reorder 0 2"),
      ("expect row 'Old Bread' Old Bread", "expect row 2 Old Bread"),
      ("expect row row 1 Bread", "expect row 1 Bread"),
    ]
  )
  func `a row is named by its text or its number, with or without 'row'`(
    line: String,
    other: String
  ) {
    let titles = ["Milk", "Bread", "Old Bread", "12"]
    let (named, numbered) = (Conversation.correct(), Conversation.correct())
    for title in titles {
      _ = named.respond(to: "outside add '\(title)'")
      _ = numbered.respond(to: "outside add '\(title)'")
    }
    let reply = named.text(of: line)
    #expect(reply.hasPrefix("?") == other.isEmpty)
    if !other.isEmpty { #expect(reply == numbered.text(of: other)) }
    #expect(named.text(of: "show screen") == numbered.text(of: "show screen"))
  }

  @Test func `a row is dragged by its text, and a button in it tapped`() {
    let conversation = Conversation(systems: [.chores])
    for line in ["system chores", "wirings correct", "tap Edit"] {
      _ = conversation.respond(to: line)
    }
    #expect(
      conversation.transcript([
        "move Windows to row Dishes", "tap - row Floor", "move Floor to 9", "move Floor Dishes",
      ]) == """
        > move Windows to row Dishes
        ~ Chores.titles moved 2 to 0
        | Chores                        [Done]
        | Chore: _
        | 0  [-] Windows                     =
        | 1  [-] Dishes                      =
        | 2  [-] Floor                       =
        > tap - row Floor
        | Chores                        [Done]
        | Chore: _
        | 0  [-] Windows                     =
        | 1  [-] Dishes                      =
        | 2  [-] Floor              [Delete] =
        > move Floor to 9
        ? no row 9; there are 3 rows
        > move Floor Dishes
        ? 'to ROW' is missing; usage: move ROW to ROW [in TABLE]
        """
    )
  }

  @Test(
    arguments: [
      ("swipe Milk", "'Milk' is 2 rows; name one by its number: 0 or 2", "swipe 0"),
      (
        "in first select row milk", "'milk' is 2 rows; name one by its number: 0 or 2",
        "in first select row 0"
      ),
      (
        "outside rename Milk Tea", "'Milk' is 2 rows; name one by its number: 0 or 2",
        "outside rename 0 Tea"
      ),
      (
        "expect row Milk Milk", "'Milk' is 2 rows; name one by its number: 0 or 2",
        "expect row 0 Milk"
      ),
      ("swipe Bred", "unknown row 'Bred'; did you mean 'swipe Bread'?", "swipe Bread"),
      ("swipe left on row 1", "unknown row 'left on row 1'; did you mean 'swipe 1'?", "swipe 1"),
      (
        "tap Add row Bred", "unknown row 'Bred'; did you mean 'tap Add row Bread'?",
        "tap Add row Bread"
      ),
      ("outside remove Bred", "unknown row 'Bred'; did you mean 'outside remove Bread'?", nil),
      ("swipe Tea", "unknown row 'Tea'; there are 'Milk' and 'Bread'", nil),
      ("swipe -1", "'-1' is not a row number; expected 0 or more", nil),
    ]
  )
  func `a text of two rows is asked back, and one of none answered with the nearest`(
    line: String,
    message: String,
    suggestion: String?
  ) {
    let reply = list("Milk", "Bread", "Milk").respond(to: line)
    #expect(reply.lines.map(\.text) == [message])
    if let suggestion { #expect(reply.suggestion == suggestion) }
  }

  @Test func `another device names a row of a list that is covered`() {
    let conversation = list("Milk", "Bread")
    _ = conversation.respond(to: "select Milk")
    #expect(
      conversation.transcript([
        "outside remove Tea", "outside remove Bread", "outside remove Bread",
      ])
        == """
        > outside remove Tea
        ? unknown row 'Tea'; there are 'Milk' and 'Bread'
        > outside remove Bread
        ~ ToDoStore removed [1]
        > outside remove Bread
        ? unknown row 'Bread'; there is 'Milk'
        """
    )
  }

  @Test func `a row whose text is long, or that of another, is offered by its number`() {
    let long = String(repeating: "long ", count: 6) + "text"
    let conversation = list("Milk", "row", long, "Milk", "12")
    #expect(
      conversation.completions(of: "swipe ").suggestions.map(\.text) == [
        "0", "'row'", "2", "3", "'12'",
      ]
    )
    #expect(
      conversation.text(of: "expect row Tea Tea") == """
        ! expected 'Tea' in row 'Tea'; 'first' shows no such row
        """
    )
  }
}
