import MVC

/// What the user does with a control.
///
/// Only the laboratory makes one: the user's hand is not open to the code of an app.
public struct UserAct: Equatable, Sendable {
  /// The verb with its value, which is one that the control offers.
  public enum Kind: Equatable, Sendable {
    /// Taps it.
    case tap
    /// Types this text, which takes the place of the one before.
    case text(String)
    /// Presses Return in it.
    case `return`
    /// Chooses this one of its values, such as `on` or the title of a segment.
    case choice(String)
    /// Sets it to this number.
    case number(Double)
  }

  /// What the user does.
  public let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// Whether the user touches the control for it, and does not type.
  var isTouch: Bool {
    switch kind {
    case .tap, .choice, .number: true
    case .text, .return: false
    }
  }

  /// The text that the user types; nil for another act.
  var typedText: String? { if case .text(let text) = kind { text } else { nil } }

  /// The act on a control with this title, as the flow shows it.
  func event(on title: String) -> UserEvent {
    switch kind {
    case .tap: .tap(title)
    case .text: .type(field: title)
    case .return: .return(field: title)
    case .choice(let choice): .set(control: title, value: choice)
    case .number(let number): .set(control: title, value: number.shortText)
    }
  }
}
