/// A question in front of a screen: an alert in its middle, or a sheet from below.
public final class Alert {
  public enum Style: Sendable {
    case alert
    case sheet
  }

  public let style: Style
  public let title: String
  public let message: String
  /// Where a person may type an answer.
  public let field: TextField?
  public let actions: [AlertAction]

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

  func tap(_ close: () -> Void) -> Reception {
    var heard = true
    surroundings.flow.run(
      .userEvent,
      from: .user,
      to: participant,
      "tap '\(title)'",
      site: .unknown
    ) {
      close()
      if let action { heard = action.send(from: self) }
    }
    return heard ? .heard : .unheard
  }
}
