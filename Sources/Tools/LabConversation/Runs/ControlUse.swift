import HeadlessUI

/// What a command wants to do with a control.
enum ControlUse {
  case tap
  case type
  case `return`
  case set
  /// Only to look at it.
  case look

  /// Whether a control can be used so.
  func fits(_ control: Control) -> Bool {
    switch self {
    case .tap: control.canBeTapped
    case .type: control.takesText
    case .return: control.takesReturn
    case .set: control.values != nil
    case .look: true
    }
  }

  /// The kind of name that a control of this use has.
  var nameKind: NameKind {
    switch self {
    case .type, .return: .field
    case .tap, .set, .look: .control
    }
  }

  /// The use in a sentence: `there is nothing to type in`.
  var act: String {
    switch self {
    case .tap: "tap"
    case .type: "type in"
    case .return: "press Return in"
    case .set: "set"
    case .look: "look at"
    }
  }

  /// The use in a sentence: `can't be tapped`.
  var participle: String {
    switch self {
    case .tap: "tapped"
    case .type: "typed into"
    case .return: "ended with Return"
    case .set: "set"
    case .look: "looked at"
    }
  }
}
