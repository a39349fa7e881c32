import LabText
import Testing

@Suite struct FoldingTests {
  @Test(
    arguments: [
      ("= the store, the list and others", 20, "= the store, the/  list and others"),
      ("= type TEXT [in FIELD [row N]]", 24, "= type TEXT/  [in FIELD [row N]]"),
      ("= tap NAME [row N]", 15, "= tap NAME/  [row N]"),
      ("= [a list] of 3", 9, "= [a/  list]/  of 3"),
      ("= show screen|diff|model", 20, "= show/  screen|diff|model"),
      ("= show screen|diff|model", 16, "= show screen|/  diff|model"),
      ("= expect clean | rows N", 20, "= expect clean |/  rows N"),
      ("= [a list that is long] x", 12, "= [a list/  that is/  long] x"),
      ("= abcdefghijklmnop", 8, "= abcdef/  ghijkl/  mnop"),
    ]
  )
  func `a line is folded between words, and a usage between its parts`(
    text: String,
    columns: Int,
    lines: String
  ) {
    #expect(text.folded(to: columns).joined(separator: "/") == lines)
  }
}
