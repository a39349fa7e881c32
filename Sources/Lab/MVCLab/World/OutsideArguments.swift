/// The words after the name of an outside action, read one by one; a word of the wrong kind throws an
/// ``OutsideError``.
///
/// ```swift
/// var arguments = OutsideArguments(arguments, of: action, in: outsideActions)
/// let row = try arguments.row(of: items.count)
/// let title = try arguments.text()
/// ```
public struct OutsideArguments {
  private var words: ArraySlice<String>
  private let action: String
  private let actions: [OutsideAction]

  /// The arguments of the action with that name, which is one of `actions`.
  public init(_ words: [String], of action: String, in actions: [OutsideAction]) {
    (self.words, self.action, self.actions) = (words[...], action, actions)
  }

  private var usage: String {
    "outside \(action) \(actions.first { $0.name == action }?.usage ?? "")"
  }

  /// The next word.
  public mutating func word() throws(OutsideError) -> String {
    guard let word = words.popFirst() else { throw .missingArgument(usage: usage) }
    return word
  }

  /// The remaining words, joined by single spaces; at least one.
  public mutating func text() throws(OutsideError) -> String {
    let first = try word()
    defer { words = [] }
    return ([first] + words).joined(separator: " ")
  }

  /// The next word as a whole number, which may be negative.
  public mutating func integer() throws(OutsideError) -> Int {
    let word = try word()
    guard let number = Int(word) else { throw .notANumber(word) }
    return number
  }

  /// The next word as a row number; `count` is the number of rows, nil if it is unknown.
  public mutating func row(of count: Int?) throws(OutsideError) -> Int {
    let word = try word()
    guard let row = Int(word), row >= 0 else { throw .notARow(word) }
    if let count, row >= count { throw .noRow(row, count: count) }
    return row
  }
}
