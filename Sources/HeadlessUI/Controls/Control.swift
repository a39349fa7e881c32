import MVC

/// Something a person can act on.
///
/// It keeps its target weakly and ignores everything while disabled.
open class Control: Element {
  /// Whether it takes what a person does to it.
  public private(set) var isEnabled = true
  private var action: TargetAction?

  /// What a person calls it.
  open var title: String { identifier }

  /// Lets `target` hear of it; the one before hears no more.
  ///
  /// The target is not kept alive.
  func setTarget<Target: Component>(
    _ target: Target,
    site: CallSite,
    _ action: @escaping (Target) throws -> Void
  ) {
    self.action = TargetAction(target, site: site, action)
  }

  /// Lets a person act on it, or not; the same again is no change.
  public func setEnabled(
    _ enabled: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard enabled != isEnabled else { return }
    isEnabled = enabled
    render("\(enabled ? "enabled" : "disabled") '\(title)'", fileID: fileID, line: line)
  }

  /// Calls the target; false if there is none or it is gone.
  func sendAction() -> Bool { action?.send(from: self) ?? false }

  override open var callNames: [String] { (title.isEmpty ? [] : [title]) + super.callNames }
  /// Its identifier if it has one: a title can change, and what was done to it stays told.
  override open var flowName: String { "'\(identifier.isEmpty ? title : identifier)'" }
}

/// What came of something a person did.
public enum EventResult: Equatable, Sendable {
  /// Somebody was called.
  case heard
  /// The control is disabled, so nothing was done.
  case disabled
  /// There was nobody to call.
  case unheard
}
