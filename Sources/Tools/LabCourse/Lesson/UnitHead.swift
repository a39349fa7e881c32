/// The comment that makes a lesson a unit: `<!-- unit: 7 minutes; correct | misused -->`.
public struct UnitHead: Equatable, Sendable {
  /// How long a reader needs; nil if the comment does not say so.
  public let minutes: Int?
  /// The wiring to set on the left side; the correct one.
  public let left: String
  /// The wiring to set on the right side.
  public let right: String
  /// The line of the comment, counted from 1.
  public let line: Int

  /// Nil if the comment is another one.
  init?(_ comment: String, line: Int) {
    guard comment.hasPrefix("unit:") else { return nil }
    let parts = comment.dropFirst("unit:".count).split(separator: ";").map(UnitHead.bare)
    let words = (parts.first ?? "").split(separator: " ")
    let isTime = words.count == 2 && (words[1] == "minutes" || words[1] == "minute")
    let names = (parts.count == 2 ? parts[1] : "").split(separator: "|").map(UnitHead.bare)
    minutes = isTime ? Int(words[0]) : nil
    (left, right) = names.count == 2 ? (names[0], names[1]) : ("", "")
    self.line = line
  }

  private static func bare(_ text: some StringProtocol) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
