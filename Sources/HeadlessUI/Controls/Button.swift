import MVC

/// A button: `[Add]` when it can be tapped, `(Add)` when it can't.
open class Button: Control {
  /// The title that it was given; may be empty.
  package private(set) var shownTitle: String

  /// Makes an enabled button without a target.
  public init(_ title: String = "", identifier: String = "") {
    shownTitle = title
    super.init(identifier: identifier)
  }

  /// The name of the picture on it, which `UIKitNames` has; may be empty.
  package final var imageName = ""

  /// The title or, without one, the name of its picture, or `button`.
  override open var title: String {
    if !shownTitle.isEmpty { return shownTitle }
    return imageName.isEmpty ? "button" : imageName
  }

  /// Changes the title; the same title again is no change.
  public func setTitle(_ title: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard title != shownTitle else { return }
    shownTitle = title
    render("titled '\(title)'", fileID: fileID, line: line)
  }

  /// Calls `action` of `target` at each tap; the target is held weakly.
  ///
  /// The closure takes the target: `onTap(self) { $0.save() }`. There is no form without the argument, because
  /// a closure that names `self` keeps it alive.
  public func onTap<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    setTarget(target, site: CallSite(fileID: fileID, line: line), action)
  }

  override open var verbs: [ControlVerb] { [.tap] }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(shownTitle)
    if !imageName.isEmpty { digest.add(imageName) }
  }

  override open var inlineText: String? { isEnabled ? "[\(title)]" : "(\(title))" }
}
