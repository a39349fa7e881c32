import MVC

/// An action of an alert or a sheet: `[OK]`, or `(OK)` while it is disabled.
///
/// A tap closes the alert, and then calls the target.
open class AlertAction: Control {
  private let shownTitle: String
  /// What a tap calls, if that is a closure of the screen.
  private let closure: ((AlertAction) -> Void)?
  /// The line that names the closure.
  private let site: CallSite
  /// Whether a tap does nothing but close the alert.
  private let isSilent: Bool

  /// Makes an action that only closes the alert.
  public init(_ title: String) {
    (shownTitle, closure, site, isSilent) = (title, nil, .unknown, true)
    super.init()
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
    let site = CallSite(fileID: fileID, line: line)
    (shownTitle, closure, self.site, isSilent) = (title, nil, site, false)
    super.init()
    setTarget(target, site: site, action)
  }

  /// Makes an action that closes the alert and then calls a closure as the code of the screen that
  /// presents the alert; `site` is the line that names the closure.
  package init(
    _ title: String,
    site: CallSite = .unknown,
    calling closure: @escaping (AlertAction) -> Void
  ) {
    (shownTitle, self.closure, self.site, isSilent) = (title, closure, site, false)
    super.init()
  }

  override open var title: String { shownTitle }
  override open var verbs: [ControlVerb] { [.tap] }
  override open var inlineText: String? { isEnabled ? "[\(title)]" : "(\(title))" }

  override open func handle(_ act: UserAct) -> Bool {
    let screen = owner as? ViewController
    // What the action calls may ask the alert for the texts of its fields.
    return withExtendedLifetime(screen?.alert) {
      screen?.closeAlert()
      guard let closure else { return isSilent || sendAction() }
      let callee = screen?.participant ?? .nobody
      runtime.flow.run(.block, from: participant, to: callee, site: site) { closure(self) }
      return true
    }
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(title)
    if let closure { digest.add(closure: closure) }
  }
}
