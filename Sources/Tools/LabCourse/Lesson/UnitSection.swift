/// A section of a unit: a paragraph that begins with its bold word, such as `**Claim.**`.
public enum UnitSection: String, CaseIterable, Sendable {
  /// What the unit says is so.
  case claim = "Claim"
  /// The law that the wrong wiring breaks, linked to its rule.
  case law = "Law"
  /// In place of a law, where none is broken.
  case noLaw = "No law"
  /// What to change, in words.
  case repair = "Repair"
  /// What the reader is asked, at the end.
  case question = "Question"
  /// The answer, which pages hide until the reader wants it.
  case answer = "Answer"

  /// How the paragraph begins.
  var mark: String { "**\(rawValue).**" }

  /// How a reader sees it named.
  public var title: String { self == .noLaw ? "No law is broken" : rawValue }
}

extension UnitSection: Comparable {
  /// Whether a unit has the left section before the right one.
  public static func < (left: UnitSection, right: UnitSection) -> Bool { left.place < right.place }

  /// Its place in a unit.
  private var place: Int {
    switch self {
    case .claim: 0
    case .law, .noLaw: 1
    case .repair: 2
    case .question: 3
    case .answer: 4
    }
  }
}
