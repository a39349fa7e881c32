/// Target-action: a control calls a method of a target that it does not keep alive.
///
///     addButton.onTap(self) { try $0.addTapped() }
///
/// An object and no value: weak references are costly to copy.
public final class TargetAction {
  private weak let target: Component?
  private let participant: Participant
  private let action: (Component) throws -> Void
  private let site: CallSite

  /// An action of `target`, which is held weakly; `site` is the line that asked for it.
  public init<Target: Component>(
    _ target: Target,
    site: CallSite,
    _ action: @escaping (Target) throws -> Void
  ) {
    self.target = target
    participant = target.participant
    self.site = site
    self.action = { try action(unsafeDowncast($0, to: Target.self)) }
  }

  /// Whether there is still somebody to call.
  public var hasTarget: Bool { target != nil }

  /// Calls the action in the name of `sender`; false if the target is gone.
  @discardableResult
  public func send(from sender: Component) -> Bool {
    guard let target else { return false }
    return sender.runtime.flow.run(
      .targetAction,
      from: sender.participant,
      to: participant,
      site: site
    ) { try action(target) }
  }
}
