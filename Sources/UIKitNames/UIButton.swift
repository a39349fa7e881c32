import HeadlessUI
import MVC

extension Button {
  /// How UIKit draws a button; here all look the same.
  public enum ButtonType: Sendable {
    /// As the system draws it.
    case system
    /// As the app draws it.
    case custom
  }

  /// Makes a button, whose title `setTitle` sets.
  public convenience init(type: ButtonType) { self.init() }

  /// Makes a button with the title of an action, which a tap calls.
  public convenience init(
    type: ButtonType = .system,
    primaryAction: UIAction?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(primaryAction?.title ?? "")
    guard let primaryAction else { return }
    addAction(primaryAction, for: .touchUpInside, fileID: fileID, line: line)
  }

  /// The title; nil if it has none.
  public var currentTitle: String? {
    let title: String = title
    return shownTitle.isEmpty ? nil : title
  }

  /// Returns the title for a state, which is the same for all states; nil if it has none.
  public func title(for state: State) -> String? { currentTitle }

  /// Changes the title for the normal state; the titles of other states are not drawn.
  public func setTitle(
    _ title: String?,
    for state: State,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    if state == .normal { setTitle(title ?? "", fileID: fileID, line: line) }
  }
}
