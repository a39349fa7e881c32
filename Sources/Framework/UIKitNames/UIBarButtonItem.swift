import HeadlessUI
import MVC

extension Button {
  /// How UIKit draws a button of the navigation bar; here all look the same.
  public enum Style: Sendable {
    /// Like other buttons.
    case plain
    /// Like the button that ends what the user does.
    case done
  }

  /// A button with a meaning that the system knows; UIKit shows some of them as a picture, and here all have a title.
  public enum SystemItem: String, Sendable {
    /// `Done`.
    case done = "Done"
    /// `Cancel`.
    case cancel = "Cancel"
    /// `Edit`.
    case edit = "Edit"
    /// `Save`.
    case save = "Save"
    /// `Add`.
    case add = "Add"
    /// `Close`.
    case close = "Close"
    /// `Undo`.
    case undo = "Undo"
    /// `Redo`.
    case redo = "Redo"
    /// `Refresh`.
    case refresh = "Refresh"
    /// `Search`.
    case search = "Search"
    /// `Compose`.
    case compose = "Compose"
    /// `Reply`.
    case reply = "Reply"
    /// `Share`.
    case action = "Share"
    /// `Delete`.
    case trash = "Delete"
    /// `Play`.
    case play = "Play"
    /// `Pause`.
    case pause = "Pause"
    /// `Stop`.
    case stop = "Stop"
    /// `Organize`.
    case organize = "Organize"
    /// `Bookmarks`.
    case bookmarks = "Bookmarks"
    /// Room between others, which the lab does not draw.
    case flexibleSpace, fixedSpace
  }

  /// An item that is only room between others, which the lab does not draw.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(customView: UIView()) }

  /// An item that is only room between others, which the lab does not draw.
  public static func fixedSpace(_ width: Double) -> UIBarButtonItem { flexibleSpace() }

  /// Makes an item that shows a view, such as a button or a spinner: the view is drawn and touched, and the item is not.
  public convenience init(customView: UIView) {
    self.init("")
    self.customView = customView
  }

  /// The view that the item shows; nil if it is a button itself.
  public var customView: UIView? {
    get { barView }
    set { barView = newValue }
  }

  /// Makes a button of the navigation bar, which calls a method of `target`; the target is held weakly.
  ///
  ///     UIBarButtonItem(title: "Add", style: .plain, target: self, action: NotesController.addNote)
  public convenience init<Target: Component>(
    title: String?,
    style: Style,
    target: Target,
    action: @escaping (Target) -> () throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(title ?? "")
    addTarget(target, action: action, for: .touchUpInside, fileID: fileID, line: line)
  }

  /// Makes a button of the navigation bar, which hands itself to a method of `target`; the target is held weakly.
  public convenience init<Target: Component>(
    title: String?,
    style: Style,
    target: Target,
    action: @escaping (Target) -> (UIBarButtonItem) throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(title ?? "")
    onTap(target, fileID: fileID, line: line) { [weak self] target in
      if let self { try action(target)(self) }
    }
  }

  /// Makes a button that the system knows, which calls a method of `target`; the target is held weakly.
  public convenience init<Target: Component>(
    barButtonSystemItem item: SystemItem,
    target: Target,
    action: @escaping (Target) -> () throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      title: item.rawValue,
      style: .plain,
      target: target,
      action: action,
      fileID: fileID,
      line: line
    )
  }

  /// Makes a button that the system knows, which hands itself to a method of `target`; the target is held weakly.
  public convenience init<Target: Component>(
    barButtonSystemItem item: SystemItem,
    target: Target,
    action: @escaping (Target) -> (UIBarButtonItem) throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      title: item.rawValue,
      style: .plain,
      target: target,
      action: action,
      fileID: fileID,
      line: line
    )
  }

  /// Makes a button of the navigation bar with the name of a picture, which calls a method of `target`; the target is
  /// held weakly.
  public convenience init<Target: Component>(
    image: UIImage?,
    style: Style,
    target: Target,
    action: @escaping (Target) -> () throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init("")
    setImage(image, for: .normal)
    addTarget(target, action: action, for: .touchUpInside, fileID: fileID, line: line)
  }

  /// Makes a button of the navigation bar with the name of a picture, which calls nothing.
  public convenience init(image: UIImage?, style: Style, target: Never?, action: Never?) {
    self.init("")
    setImage(image, for: .normal)
  }

  /// Makes a button of the navigation bar that calls nothing; there is a target with an action, or neither.
  public convenience init(title: String?, style: Style, target: Never?, action: Never?) {
    self.init(title ?? "")
  }

  /// Makes a button that the system knows and that calls nothing; there is a target with an action, or neither.
  ///
  /// Only an item that is room between others may have a target.
  public convenience init(
    barButtonSystemItem item: SystemItem,
    target: Component?,
    action: Never?
  ) {
    let isSpace = [.flexibleSpace, .fixedSpace].contains(item)
    self.init(isSpace ? "" : item.rawValue)
    if isSpace { customView = UIView() }
  }

  /// Makes a button that the system knows, which calls `primaryAction`.
  public convenience init(
    systemItem item: SystemItem,
    primaryAction: UIAction? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(item.rawValue)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .touchUpInside, fileID: fileID, line: line)
  }
}
