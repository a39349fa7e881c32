import HeadlessUI
import LabText

extension Control {
  /// Whether the user can tap it.
  var canBeTapped: Bool { verbs.contains(.tap) }
  /// Whether the user can type into it.
  var takesText: Bool { verbs.contains(.type) }
  /// Whether the user can press Return in it.
  var takesReturn: Bool { verbs.contains(.return) }

  /// Whether it is the field or text view that the user types into.
  var hasKeyboard: Bool { (self as? TextControl)?.isFirstResponder ?? false }

  /// The values that the user can set it to; nil if it can't be set.
  package var values: ControlValues? {
    for case .set(let values) in verbs { return values }
    return nil
  }

  /// Whether a part of it has this name, as a stepper draws `[+]` and a segmented control `[Week]`; `+ in Quantity` says
  /// of which control.
  func draws(_ name: String) -> Bool {
    let words = name.split(separator: " in ", maxSplits: 1)
    guard let part = words.first, inlineText?.contains("[\(part)]") == true else { return false }
    return words.count < 2 || callNames.contains { $0.lowercased() == words[1].lowercased() }
  }

  /// A command for each of its verbs, as examples in a message.
  func examples(_ name: String, _ place: Place) -> [String] {
    verbs.map { verb in
      let command: CommandText =
        switch verb {
        case .tap: .tap(name, place)
        case .type: .type("TEXT", into: name, place)
        case .return: .return(in: name, place)
        case .set: .set(name, to: "VALUE", place)
        }
      return command.text
    }
  }
}
