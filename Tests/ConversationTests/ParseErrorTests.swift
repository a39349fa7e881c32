import LabConversation
import LabStage
import LabSystems
import Testing

@Suite struct ParseErrorTests {
  @Test(
    arguments: [
      ("tpa Add", 1), ("  tpa", 3), ("tap", 4), ("tap Add row -1", 13), ("in first", 9),
      ("wirings correct, nosuch", 18), ("system todo with serve", 18), ("repeat 3 tpa", 10),
      ("repeat 3 in first redo", 19), ("tap 'Add", 5), ("open edit", 6), ("turn now", 6),
      ("tap Add\n", 8),
    ]
  )
  func `a parse error knows its column`(line: String, column: Int) throws {
    var names = Conversation.correct().names
    let error = try #require(throws: ParseError.self) { try names.parse(line) }
    #expect(error.column == column)
  }

  @Test func `a line that does not parse changes nothing`() {
    let conversation = Conversation.correct()
    _ = conversation.transcript(["system todo extra", "open list as second extra"])
    #expect(conversation.names.wirings == ["correct"])
    #expect(conversation.names.screens == ["first"])
    #expect(conversation.text(of: "tap Add").hasPrefix("~ ToDoStore inserted [0]"))
  }

  @Test func `a comment and an empty line print nothing`() {
    #expect(
      Conversation.correct().transcript(["", "   ", "# tap Add", " # tap"])
        == "> \n>    \n> # tap Add\n>  # tap"
    )
  }
}
