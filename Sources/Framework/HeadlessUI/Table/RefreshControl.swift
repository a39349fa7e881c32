import MVC

/// A spinner above the rows of a table, which the user starts by pulling the table down: `o refreshing`.
///
/// As in UIKit, it calls its target at the pull, and turns until it is told to end; while it turns, a pull does
/// nothing.
open class RefreshControl: Control {
  /// Whether it turns.
  public private(set) var isRefreshing = false

  /// Makes one that is still; `identifier` is the name for a truth of the lab.
  override public init(identifier: String = "refresh") { super.init(identifier: identifier) }

  /// Calls `action` of `target` at each pull; the target is held weakly.
  public func onPull<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    setTarget(target, site: CallSite(fileID: fileID, line: line), action)
  }

  /// Begins to turn without calling the target; one that turns goes on.
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    render("started \(flowName)")
  }

  /// Stops turning; one that is still stays so.
  public func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    render("stopped \(flowName)")
  }

  /// Begins to turn because the user has pulled the table.
  func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendAction()
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(isRefreshing)
  }

  override open var inlineText: String? { isRefreshing ? "o refreshing" : nil }
  override open var flowName: String { "the refresh control" }
}
