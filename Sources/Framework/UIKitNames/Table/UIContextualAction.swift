import HeadlessUI
import MVC

/// An action in the menu that a swipe opens.
public final class UIContextualAction {
  /// What an action calls: itself, the table, and a closure to call when the work is done.
  ///
  /// The menu closes at the tap, so there is nothing left that the closure could do.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is; both look the same here.
  public enum Style: Sendable {
    /// An action like others, or one that deletes something.
    case normal, destructive
  }

  /// What kind of action it is.
  public let style: Style
  /// The title.
  public var title: String?
  /// The color, which is not drawn.
  public var backgroundColor: UIColor?
  /// The picture, which is not drawn.
  public var image: UIImage?
  private let handler: Handler
  private let site: CallSite

  /// Makes an action that calls `handler` as the code of the screen that the table is in.
  public init(
    style: Style,
    title: String?,
    handler: @escaping Handler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    site = CallSite(fileID: fileID, line: line)
  }

  var swipeAction: SwipeAction {
    SwipeAction(title ?? "", site: site) { self.handler(self, $0) { _ in } }
  }
}

/// The actions of a row's swipe menu; without actions the menu stays closed.
public final class UISwipeActionsConfiguration {
  /// The actions, in the order in which the menu has them.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action at once; a swipe always opens the menu here.
  public var performsFirstActionWithFullSwipe = true

  /// Makes the menu of these actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

extension UITableViewDelegate {
  /// The actions of both sides in one menu.
  func swipeActions(of table: TableView, row: Int) throws -> [SwipeAction] {
    guard let path = table.indexPath(of: row) else { return [] }
    let leading = try tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    let trailing = try tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    let left = leading?.actions.map(\.swipeAction) ?? []
    let right = trailing?.actions.map(\.swipeAction)
    if let right { return left.isEmpty && right.isEmpty ? [.noMenu] : left + right }
    return left.isEmpty ? [] : left + table.ownSwipeActions(of: row)
  }
}
