import HeadlessUI

/// What a command wants to do with a control.
enum ControlUse {
  case tap
  case type
  case set
  /// Only to look at it.
  case look

  /// Whether a control can be used so.
  func fits(_ control: Control) -> Bool {
    switch self {
    case .tap: control.canBeTapped
    case .type: control.takesText
    case .set: control.values != nil
    case .look: true
    }
  }

  /// What a message calls a control of this use.
  var noun: String { if case .type = self { "field" } else { "control" } }

  /// The use in a sentence: `can't be tapped`.
  var participle: String {
    switch self {
    case .tap: "tapped"
    case .type: "typed into"
    case .set: "set"
    case .look: "looked at"
    }
  }
}
