import HeadlessUI
import MVC

extension Button {
  /// How UIKit draws a button of a bar; here all look the same.
  public enum Style: Sendable {
    /// Like other buttons, or in bold.
    case plain, done
  }

  /// A button with a meaning that the system knows, shown by its title: `.action` is `Share`.
  public struct SystemItem: Sendable {
    let title: String

    private init(_ title: String) { self.title = title }

    /// Begins or ends the editing.
    public static let done = Self("Done"), cancel = Self("Cancel"), edit = Self("Edit")
    /// Keeps, adds or closes something.
    public static let save = Self("Save"), add = Self("Add"), close = Self("Close")
    /// Goes back or forth in what the user has done, or asks again.
    public static let undo = Self("Undo"), redo = Self("Redo"), refresh = Self("Refresh")
    /// Finds or writes something.
    public static let search = Self("Search"), compose = Self("Compose"), reply = Self("Reply")
    /// Shares or deletes something.
    public static let action = Self("Share"), trash = Self("Delete")
    /// Plays something.
    public static let play = Self("Play"), pause = Self("Pause"), stop = Self("Stop")
    /// Puts something in its place.
    public static let organize = Self("Organize"), bookmarks = Self("Bookmarks")
    /// Room between other items, which the lab does not draw.
    public static let flexibleSpace = Self(""), fixedSpace = Self("")
  }

  /// An item that is only room between others, which the lab does not draw.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(customView: UIView()) }

  /// An item that is only room between others, which the lab does not draw.
  public static func fixedSpace(_ width: Double) -> UIBarButtonItem { flexibleSpace() }

  /// Makes an item that shows a view, such as a button or a spinner, in place of a button.
  public convenience init(customView: UIView) {
    self.init("")
    show(customView)
  }

  /// Makes a button of a bar that calls a method of `target`, which is held weakly.
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

  /// Makes a button of a bar that passes itself to a method of `target`, which is held weakly.
  public convenience init<Target: Component>(
    title: String?,
    style: Style,
    target: Target,
    action: @escaping (Target) -> (UIBarButtonItem) throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(title ?? "")
    addTarget(target, action: action, for: .touchUpInside, fileID: fileID, line: line)
  }

  /// Makes a button that the system knows and that calls a method of `target`, which is held weakly.
  public convenience init<Target: Component>(
    barButtonSystemItem item: SystemItem,
    target: Target,
    action: @escaping (Target) -> () throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(item.title)
    addTarget(target, action: action, for: .touchUpInside, fileID: fileID, line: line)
  }

  /// Makes a button that the system knows and that passes itself to a method of `target`, which is held weakly.
  public convenience init<Target: Component>(
    barButtonSystemItem item: SystemItem,
    target: Target,
    action: @escaping (Target) -> (UIBarButtonItem) throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(item.title)
    addTarget(target, action: action, for: .touchUpInside, fileID: fileID, line: line)
  }

  /// Makes a button of a bar with the name of a picture that calls a method of `target`, which is held weakly.
  public convenience init<Target: Component>(
    image: UIImage?,
    style: Style,
    target: Target,
    action: @escaping (Target) -> () throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    addTarget(target, action: action, for: .touchUpInside, fileID: fileID, line: line)
  }

  /// Makes a button of a bar with the name of a picture that calls nothing.
  public convenience init(image: UIImage?, style: Style, target: Never?, action: Never?) {
    self.init("")
    setImage(image, for: .normal)
  }

  /// Makes a button of a bar that calls nothing.
  public convenience init(title: String?, style: Style, target: Never?, action: Never?) {
    self.init(title ?? "")
  }

  /// Makes a button that the system knows and that calls nothing, or room between others.
  public convenience init(barButtonSystemItem item: SystemItem, target: Component?, action: Never?)
  {
    self.init(item.title)
    if item.title.isEmpty { show(UIView()) }
  }

  /// Makes a button that the system knows and that calls `primaryAction`.
  public convenience init(
    systemItem item: SystemItem,
    primaryAction: UIAction? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(item.title)
    addPrimaryAction(primaryAction, fileID, line)
  }

  /// Sets the view; an initializer would not call the observer of `customView`.
  private func show(_ view: UIView) { customView = view }

  func addPrimaryAction(_ action: UIAction?, _ fileID: StaticString, _ line: UInt) {
    if let action { addAction(action, for: .touchUpInside, fileID: fileID, line: line) }
  }
}
