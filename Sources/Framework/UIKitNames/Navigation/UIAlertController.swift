import HeadlessUI
import MVC

/// An alert or an action sheet, to which actions and fields are added before a screen presents it.
///
/// Unlike UIKit's it is no view controller.
public final class UIAlertController: Alert {
  /// Makes an alert without actions, which the user can only dismiss.
  public init(title: String?, message: String?, preferredStyle: Alert.Style) {
    super.init(title ?? "", message: message ?? "", style: preferredStyle, actions: [])
  }

  /// The action that UIKit draws in bold; here all look the same.
  public var preferredAction: AlertAction?

  /// Its fields; nil if there are none.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds an action after the others.
  ///
  /// A second one with the style `cancel` ends the program, as UIKit's exception does.
  public func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      let message = "an alert has one cancel action; '\(action.title)' is a second one"
      return UIKitException.raise(message, in: action.runtime)
    }
    actions.append(action)
    if action.style == .cancel { cancelAction = action }
  }

  /// Adds a field below the others, which `configurationHandler` can give a placeholder.
  public func addTextField(
    _ label: String = "",
    configurationHandler: ((UITextField) -> Void)? = nil
  ) {
    let field = UITextField(label)
    configurationHandler?(field)
    fields.append(field)
  }
}

extension Alert.Style {
  /// At the foot of the screen.
  public static var actionSheet: Self { .sheet }
}

/// An action of an alert.
public final class UIAlertAction: AlertAction {
  /// What kind of action it is; all look the same here.
  public enum Style: Sendable {
    /// An action like others, or one that deletes something.
    case `default`, destructive
    /// An action that changes nothing; an alert has one at most, which is also called when the user puts the alert away.
    case cancel
  }

  /// What kind of action it is.
  public let style: Style

  /// Makes an action that closes the alert and then calls `handler`, as the code of the screen that
  /// presents the alert.
  public init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.style = style
    guard let handler else {
      super.init(title ?? "")
      return
    }
    super.init(title ?? "", site: CallSite(fileID: fileID, line: line)) {
      if let action = $0 as? UIAlertAction { handler(action) }
    }
  }
}
