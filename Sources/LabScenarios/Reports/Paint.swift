/// How text is coloured: not at all, or for a terminal.
///
/// The caller knows which.
public enum Paint: Sendable {
  case none
  case terminal

  enum Colour: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case faint = "2"
    case bold = "1"
  }

  func callAsFunction(_ colour: Colour, _ text: String) -> String {
    switch self {
    case .none: text
    case .terminal: "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
