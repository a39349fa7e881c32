import HeadlessUI
import MVC

extension Button {
  /// How UIKit draws a button; here all look the same.
  public enum ButtonType: Sendable {
    /// As the system or the app draws it.
    case system, custom
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
    addPrimaryAction(primaryAction, fileID, line)
  }

  /// The title; nil if it has none.
  public var currentTitle: String? { shownTitle.isEmpty ? nil : shownTitle }

  /// Does nothing.
  public func setTitleColor(_ color: UIColor?, for state: State) {}
}
