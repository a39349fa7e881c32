import MVC

/// An element that the user can act on: it calls its target, which it holds weakly, while it is
/// enabled.
open class Control: Element {
  /// Whether it reacts to the user.
  public private(set) var isEnabled = true
  private var action: TargetAction?

  /// The name that the user sees on it.
  open var title: String { identifier }

  /// Replaces the target, which is held weakly.
  func setTarget<Target: Component>(
    _ target: Target,
    site: CallSite,
    _ action: @escaping (Target) throws -> Void
  ) {
    self.action = TargetAction(target, site: site, action)
  }

  /// Enables or disables it; the same state again is no change.
  public func setEnabled(
    _ enabled: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard enabled != isEnabled else { return }
    isEnabled = enabled
    render("\(enabled ? "enabled" : "disabled") '\(title)'", fileID: fileID, line: line)
  }

  /// Calls the target; returns false if there is none or it is gone.
  func sendAction() -> Bool { action?.send(from: self) ?? false }

  override func describeContent(to digest: inout StateDigest) {
    digest.add(isEnabled)
    digest.add(action)
  }

  override open var callNames: [String] { (title.isEmpty ? [] : [title]) + super.callNames }
  /// The identifier, if there is one: a title can change, and recorded hops must stay readable.
  override open var flowName: String { "'\(identifier.isEmpty ? title : identifier)'" }
}
