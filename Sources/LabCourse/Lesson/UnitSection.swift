/// A section of a unit: a paragraph that begins with its bold word, such as `**Claim.**`.
public enum UnitSection: String, CaseIterable, Sendable {
  case claim = "Claim"
  case law = "Law"
  /// In place of a law, where none is broken.
  case noLaw = "No law"
  case repair = "Repair"
  case question = "Question"
  case answer = "Answer"

  /// How the paragraph begins.
  public var mark: String { "**\(rawValue).**" }
}

extension UnitSection: Comparable {
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
