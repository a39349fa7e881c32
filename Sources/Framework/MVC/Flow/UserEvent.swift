/// An act of the user: what hands do to a screen.
public enum UserEvent: Equatable, Sendable {
  /// The user taps a button, or an action of an alert or menu, with this title.
  case tap(String)
  /// The user types in the field with this label.
  case type(field: String)
  /// The user presses Return in the field with this label.
  case `return`(field: String)
  /// The user sets the control with this title to a value, which is written as the user reads it.
  indirect case set(control: String, value: String)
  /// The user selects a row, the first being 0.
  case select(row: Int)
  /// The user swipes a row, which opens its menu.
  case swipe(row: Int)
  /// The user drags a row by its handle to the place of another.
  indirect case move(row: Int, to: Int)
  /// The user scrolls a table.
  case scroll
  /// The user pulls a table down to refresh it.
  case pull
  /// The user pastes text.
  case paste
  /// The user goes back to the previous screen, or begins a swipe to it, or cancels that swipe.
  case goBack
  /// The user dismisses an alert or a presented screen.
  case dismiss
}

extension UserEvent: CustomStringConvertible {
  /// The act as the flow shows it: `tap 'Add'`, `selecting row 3`.
  public var description: String {
    switch self {
    case .tap(let title): "tap '\(title)'"
    case .type(let field): "typing in '\(field)'"
    case .return(let field): "pressing Return in '\(field)'"
    case .set(let control, let value): "setting '\(control)' to \(value)"
    case .select(let row): "selecting row \(row)"
    case .swipe(let row): "swiping row \(row)"
    case .move(let row, let to): "moving row \(row) to \(to)"
    case .scroll: "scrolling"
    case .pull: "pulling"
    case .paste: "pasting"
    case .goBack: "going back"
    case .dismiss: "dismissing"
    }
  }
}
