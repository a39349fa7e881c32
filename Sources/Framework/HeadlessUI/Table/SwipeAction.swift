import MVC

/// An action in the menu that a swipe opens.
///
/// The swipe and the tap on the action are two user events; the model can change between them.
public struct SwipeAction {
  /// The title.
  public let title: String
  /// What a tap on it does.
  let effect: Effect

  enum Effect {
    case action(ElementAction<TableView>)
    /// The data source deletes the row.
    case deletion
    /// It keeps the menu closed.
    case noMenu
  }

  /// Makes an action that calls `action` of `target`, which is held weakly.
  public init<Target: Component>(
    _ title: String,
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    self.title = title
    let site = CallSite(fileID: fileID, line: line)
    effect = .action(.target(TargetAction(target, site: site, action)))
  }

  /// Makes an action that calls a closure as the code of the screen that the table is in.
  package init(_ title: String, site: CallSite, _ body: @escaping (TableView) -> Void) {
    self.init(title, .action(.closure(site: site, body)))
  }

  private init(_ title: String, _ effect: Effect) { (self.title, self.effect) = (title, effect) }

  /// The action that deletes the row of a table whose rows the user can delete.
  static var delete: SwipeAction { SwipeAction("Delete", .deletion) }

  /// Stands for a menu that stays closed, even if the user can delete the row.
  package static var noMenu: SwipeAction { SwipeAction("", .noMenu) }

  /// Whether it keeps the menu closed.
  var isNoMenu: Bool { if case .noMenu = effect { true } else { false } }

  /// Calls it, as the user's tap on it in the menu of a row; returns whether somebody heard it.
  func send(from table: TableView, row: Int) -> EventResult {
    var heard = false
    switch effect {
    case .action(let action):
      table.receive(.tap(title), onRow: row) { heard = action.send(from: table) }
    case .deletion: return table.commitDeletion(of: row)
    case .noMenu: break
    }
    return heard ? .heard : .unheard
  }

  func describe(to digest: inout StateDigest) {
    digest.add(title)
    switch effect {
    case .action(let action): action.describe(to: &digest)
    case .deletion, .noMenu: break
    }
  }
}
