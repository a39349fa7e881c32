import MVC

/// An action of an alert or a sheet.
public final class AlertAction: View {
  /// The title.
  public let title: String
  private let action: TargetAction?

  /// Makes an action that only closes the alert.
  public init(_ title: String) {
    self.title = title
    action = nil
  }

  /// Makes an action that closes the alert and then calls `action` of `target`, which is held
  /// weakly.
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

extension AlertAction: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(title)
    digest.add(action)
  }
}
