import MVC

/// An alert in the middle of a screen, or a sheet at its foot.
public final class Alert {
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
  /// The field for the user's answer, if there is one.
  public let field: TextField?
  /// The actions, in the order in which they are shown.
  public let actions: [AlertAction]

  /// Makes an alert with these actions; a screen shows it with `present`.
  public init(
    _ title: String,
    message: String = "",
    style: Style = .alert,
    field: TextField? = nil,
    actions: [AlertAction]
  ) {
    (self.title, self.message, self.style) = (title, message, style)
    (self.field, self.actions) = (field, actions)
  }
}

extension Alert: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(title)
    digest.add(message)
    digest.add(field)
    digest.add(actions)
  }
}
