import MVC

/// A question in front of a screen: an alert in its middle, or a sheet from below.
public final class Alert {
  /// Where it stands: in the middle of the screen, or at its foot.
  public enum Style: Sendable {
    case alert
    case sheet
  }

  /// Where it stands.
  public let style: Style
  /// What it asks.
  public let title: String
  /// What it says below that; nothing if empty.
  public let message: String
  /// Where a person may type an answer.
  public let field: TextField?
  /// The choices, in the order in which they are shown.
  public let actions: [AlertAction]

  /// A question with these choices; it is shown when a screen presents it.
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

/// A choice that an alert or sheet offers.
public final class AlertAction: View {
  /// What the choice says.
  public let title: String
  private let action: TargetAction?

  /// A choice that only closes the alert.
  public init(_ title: String) {
    self.title = title
    action = nil
  }

  /// A choice that closes the alert and then calls `action` of `target`, which is held weakly.
  public init<Target: Component>(
    _ title: String,
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    self.title = title
    self.action = TargetAction(target, site: CallSite(fileID: fileID, line: line), action)
  }

  override public var flowName: String { "'\(title)'" }

  func tap(_ close: () -> Void) -> EventResult {
    var heard = true
    receive(.tap(title)) {
      close()
      if let action { heard = action.send(from: self) }
    }
    return heard ? .heard : .unheard
  }
}
