/// What the user does to a program by hand.
public enum UserEvent: Equatable, Sendable {
  /// Taps a button or a choice with this title.
  case tap(String)
  /// Types in the field with this label.
  case type(field: String)
  case select(row: Int)
  case swipe(row: Int)
  case scroll
  /// Pulls a table down, to have it refreshed.
  case pull
  case paste
  /// Goes back to the screen before, begins to, or stops going back.
  case goBack
  /// Sends an alert or a presented screen away.
  case dismiss
}

extension UserEvent: CustomStringConvertible {
  /// As the flow shows it: `tap 'Add'`, `selecting row 3`.
  public var description: String {
    switch self {
    case .tap(let title): "tap '\(title)'"
    case .type(let field): "typing in '\(field)'"
    case .select(let row): "selecting row \(row)"
    case .swipe(let row): "swiping row \(row)"
    case .scroll: "scrolling"
    case .pull: "pulling"
    case .paste: "pasting"
    case .goBack: "going back"
    case .dismiss: "dismissing"
    }
  }
}
