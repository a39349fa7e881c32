/// Target-action: a control calls a method of a target, which it holds weakly.
///
///     addButton.onTap(self) { try $0.addTapped() }
///
/// It is a class because weak references are expensive to copy.
public final class TargetAction {
  private weak let target: Component?
  private let participant: Participant
  private let action: (Component) throws -> Void
  /// The line that registered it.
  package let site: CallSite

  /// Makes an action of `target`, which is held weakly; `site` is the line that registered it.
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

  /// Whether it has the same target, and the same line registered it.
  package func isSame(as other: TargetAction) -> Bool {
    target === other.target && site == other.site
  }

  /// Whether the target still exists.
  package var hasTarget: Bool { target != nil }

  /// Calls the action, as a hop from `sender`; returns false, after a hop to nobody, if the target is gone.
  @discardableResult
  public func send(from sender: Component) -> Bool {
    let flow = sender.runtime.flow
    guard let target else {
      _ = flow.run(.targetAction, from: sender.participant, to: .nobody, isLost: true, site: site) {
      }
      return false
    }
    return flow.run(
      .targetAction,
      from: sender.participant,
      to: participant,
      site: site
    ) { try action(target) }
  }
}

extension TargetAction: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(target)
    digest.add(site)
    digest.add(closure: action)
  }
}
