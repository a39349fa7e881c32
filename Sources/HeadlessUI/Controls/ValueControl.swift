import MVC

/// A control behind a label, with a value that the user changes.
///
/// A subclass gives its verbs, draws itself in `inlineText`, and takes the user's act in `handle`. Code
/// that sets the value calls no target, as in UIKit.
open class ValueControl: Control {
  /// The label in front of it, by which a command finds it, beside the identifier.
  public let label: String

  /// A control behind this label; `identifier` is one more name for commands.
  public init(_ label: String, identifier: String = "") {
    self.label = label
    super.init(identifier: identifier)
  }

  override open var title: String { label }

  /// Calls `action` of `target` each time the user has changed the value; the target is held weakly.
  public func onChange<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    setTarget(target, site: CallSite(fileID: fileID, line: line), action)
  }
}
