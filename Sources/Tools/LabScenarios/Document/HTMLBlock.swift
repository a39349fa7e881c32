/// A comment or a preformatted text in a document: raw HTML by CommonMark's rules, in which no fence is one.
struct HTMLBlock {
  /// What begins it, such as `<pre`.
  let mark: String
  /// What its last line contains.
  private let ends: [String]

  private static let comment = "<!--"
  private static let elements = ["pre", "script", "style", "textarea"]

  /// Nil if the line begins none.
  init?(_ line: ArraySlice<UInt8>) {
    let text = line.drop { $0 == .space }
    guard text.startIndex - line.startIndex <= 3, text.first == UInt8(ascii: "<") else {
      return nil
    }
    if text.starts(with: Self.comment.utf8) {
      (mark, ends) = (Self.comment, ["-->"])
      return
    }
    let name = text.dropFirst().prefix { !$0.isBlank && $0 != UInt8(ascii: ">") }.text
    guard Self.elements.contains(name.lowercased()) else { return nil }
    (mark, ends) = ("<\(name)", Self.elements.map { "</\($0)>" })
  }

  var isComment: Bool { mark == Self.comment }

  /// Whether a line of it is the last one, which may be the first.
  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let text = line.text.lowercased()
    return ends.contains { text.contains($0) }
  }

  /// How it should end.
  var end: String { isComment ? ends[0] : "</\(mark.dropFirst())>" }
}
