import MVC

/// A spinner, which says that something is going on: `o working`.
///
/// As in UIKit, it is still at first, and hidden while it is still unless `hidesWhenStopped` is false.
open class ActivityIndicatorView: Element {
  /// Whether it turns.
  public private(set) var isAnimating = false
  /// Whether it is hidden while it does not turn.
  public var hidesWhenStopped = true {
    didSet { if !isAnimating { isOutOfSight = hidesWhenStopped } }
  }

  /// Makes a spinner that is still.
  override public init(identifier: String = "") {
    super.init(identifier: identifier)
    isOutOfSight = true
  }

  /// Begins to turn; a spinner that turns goes on.
  public func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isOutOfSight = false }
    render("started \(flowName)")
  }

  /// Stops turning; a spinner that is still stays so.
  public func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isOutOfSight = true }
    render("stopped \(flowName)")
  }

  override func describeContent(to digest: inout StateDigest) {
    digest.add(isAnimating)
    digest.add(hidesWhenStopped)
  }

  override open var inlineText: String? { isAnimating ? "o working" : "o stopped" }
  override open func lines(width: Int) -> [String] { inlineText.map { [$0] } ?? [] }
  override open var flowName: String {
    identifier.isEmpty ? "the spinner" : "the spinner '\(identifier)'"
  }
}
