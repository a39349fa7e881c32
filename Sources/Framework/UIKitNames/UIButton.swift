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

  /// Returns the title for a state, which is that of the normal state if it has none of its own; nil if that has none
  /// either.
  public func title(for state: State) -> String? {
    let title = title(for: state.ofButton ?? .normal)
    return title.isEmpty ? nil : title
  }

  /// Changes the title for a state; without one of its own, a state has that of the normal one.
  ///
  /// A button is never highlighted here: the user's tap is over at once.
  public func setTitle(
    _ title: String?,
    for state: State,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let state = state.ofButton else { return }
    setTitle(title, for: state, fileID: fileID, line: line)
  }
}

extension Control.State {
  /// The state in the lab's words; nil for one that a button is never in.
  var ofButton: ButtonState? {
    if contains(.highlighted) { return nil }
    return ButtonState(isDisabled: contains(.disabled), isSelected: contains(.selected))
  }
}
