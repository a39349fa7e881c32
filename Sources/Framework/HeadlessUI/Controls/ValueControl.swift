import MVC

/// A control behind a label, with a value that the user changes.
///
/// A subclass gives its verbs, draws itself in `inlineText`, and takes the user's act in `handle`. Code
/// that sets the value calls no target, as in UIKit.
open class ValueControl: Control {
  private var ownLabel: String
  private var formerValue = ""

  /// A control behind this label; `identifier` is one more name for commands.
  public init(_ label: String = "", identifier: String = "") {
    ownLabel = label
    super.init(identifier: identifier)
  }

  /// The label; without one, the text of the label on its left, or the name of its kind, such as `switch`.
  override open var title: String { label.isEmpty ? (leftLabel ?? kindName) : label }

  /// The title, which is drawn in front of it; empty if a label on its left shows it already.
  package var caption: String { label.isEmpty && leftLabel != nil ? "" : title }

  /// The caption as the beginning of a line.
  var lineStart: String { caption.isEmpty ? "" : "\(caption): " }

  /// The text of the label on its left, in a stack or a row; nil if there is none.
  private var leftLabel: String? {
    superview?.label(leftOf: self).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What it is called without a label.
  var kindName: String { "control" }

  /// The label in front of it, by which a command finds it, beside the identifier; may be empty.
  public var label: String {
    get { ownLabel }
    set {
      guard newValue != ownLabel else { return }
      let name = flowName
      ownLabel = newValue
      render("labelled \(name) '\(title)'")
    }
  }

  /// Calls `action` of `target` each time the user has changed the value; the target is held weakly.
  public func onChange<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    setTarget(target, site: CallSite(fileID: fileID, line: line), action)
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(label)
  }
}

extension ValueControl {
  /// Whether the user changed what it shows, and no code has set it since.
  private var isEntry: Bool { paints.isEntry(.content) }

  /// What it showed before the user changed it; nil if code has set it since.
  package var givenValue: String? { isEntry ? formerValue : nil }

  /// Notes that the user is about to change the value.
  func noteUse() {
    if !isEntry { formerValue = value }
    noteContent()
    noteEntry()
  }

  /// Notes that code looks at the value; while it fills a row, what the user has left in the cell is meant for that row.
  func noteLook() {
    if isEntry, runtime.flow.isFilling { noteContent() }
  }
}
