/// The words behind an outside action, taken one by one, each with a complaint if it makes no sense.
///
/// ```swift
/// var arguments = OutsideArguments(arguments, of: action, in: outsideActions)
/// let row = try arguments.row(of: items.count)
/// let title = try arguments.text()
/// ```
public struct OutsideArguments {
  private var words: ArraySlice<String>
  private let usage: String

  /// The arguments of the action of that name, one of `actions`.
  public init(_ words: [String], of action: String, in actions: [OutsideAction]) {
    self.words = words[...]
    usage = "outside \(action) \(actions.first { $0.name == action }?.usage ?? "")"
  }

  /// The next word.
  public mutating func word() throws(Complaint) -> String {
    guard let word = words.popFirst() else { throw .missing(what: "an argument", usage: usage) }
    return word
  }

  /// All that is left, with single spaces.
  public mutating func text() throws(Complaint) -> String {
    let first = try word()
    defer { words = [] }
    return ([first] + words).joined(separator: " ")
  }

  /// The next word as a row, of which there are `count`; nil if nobody knows how many there are.
  public mutating func row(of count: Int?) throws(Complaint) -> Int {
    let word = try word()
    guard let row = Int(word), row >= 0 else { throw .notANumber(word, what: "row") }
    if let count, row >= count { throw .noRow(row, count: count) }
    return row
  }
}
