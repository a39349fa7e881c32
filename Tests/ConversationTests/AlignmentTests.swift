import LabConversation
import Testing

@Suite struct AlignmentTests {
  private func edits(_ expected: [String?], _ printed: String) -> [Alignment.Edit] {
    Alignment(expected, printed.map { "| \($0)" }).edits
  }

  @Test func `a line that was doubled beside an ellipsis is dropped, and nothing is added for it`()
  {
    #expect(
      edits([nil, "| a", "| b", "| b", "| c", nil], "xabcyzabc") == [
        .taken(0, 0..<1), .same(1, 1), .same(2, 2), .missing(3), .same(4, 3), .taken(5, 4..<9),
      ]
    )
  }

  @Test func `a line that is printed twice stays twice`() {
    #expect(
      edits([nil, "| b", "| b", nil], "xbbc") == [
        .taken(0, 0..<1), .same(1, 1), .same(2, 2), .taken(3, 3..<4),
      ]
    )
    #expect(
      edits(["| b", "| b", nil], "bxbc") == [
        .same(0, 0), .extra(1), .same(1, 2), .taken(2, 3..<4),
      ]
    )
  }

  @Test func `two equal lines that were reworded are both replaced`() {
    let bread: [String?] = [nil, "| bread 1", "| bread 1", nil]
    #expect(
      Alignment(bread, ["| x", "| bread 2", "| bread 2"]).edits == [
        .taken(0, 0..<1), .replaced(1, 1), .replaced(2, 2), .taken(3, 3..<3),
      ]
    )
  }
}
