import MVC

/// An alert in the middle of a screen, or a sheet at its foot.
///
/// As in UIKit, its first field has the keyboard as soon as it is presented.
open class Alert {
  /// The place of an alert: in the middle of the screen, or at its foot.
  public enum Style: Sendable {
    /// In the middle of the screen.
    case alert
    /// At the foot of the screen.
    case sheet
  }

  /// Its place on the screen.
  public let style: Style
  /// The question.
  public let title: String
  /// The text below the title; may be empty.
  public let message: String
  /// The fields for the user's answers, from top to bottom.
  public package(set) var fields: [TextField]
  /// The actions, in the order in which they are shown.
  public package(set) var actions: [AlertAction]
  /// The action that is called when the user puts the alert away without choosing one; nil for none.
  package final var cancelAction: AlertAction?

  /// Makes an alert with these fields and actions; a screen shows it with `present`.
  public init(
    _ title: String,
    message: String = "",
    style: Style = .alert,
    fields: [TextField] = [],
    actions: [AlertAction]
  ) {
    (self.title, self.message, self.style) = (title, message, style)
    (self.fields, self.actions) = (fields, actions)
  }
}

extension Alert {
  /// Its fields and actions.
  var controls: [Control] { fields + actions }

  /// Comes in front of a screen, or leaves it if that is nil.
  func appear(on screen: ViewController?) {
    if screen == nil { for field in fields { field.resignFirstResponder() } }
    for control in controls { control.outerOwner = screen }
    if screen != nil { fields.first?.becomeFirstResponder() }
  }
}

extension Alert: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(title)
    digest.add(message)
    digest.add(fields)
    digest.add(actions)
    digest.add(cancelAction)
  }
}
