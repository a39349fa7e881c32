import LabText
import MVC

/// A field of one line in which the user can type.
///
/// Code that sets the text fires no event.
public final class TextField: Control {
  /// The text in the field.
  public private(set) var text: String
  private let label: String

  /// Makes a field behind a label; a command finds it by the label or the identifier.
  public init(_ label: String, text: String = "", identifier: String = "") {
    self.label = label
    self.text = text
    super.init(identifier: identifier)
  }

  override public var title: String { label }

  /// Changes the text without calling the target.
  public func setText(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard text != self.text else { return }
    self.text = text
    render("wrote in '\(label)'", fileID: fileID, line: line)
  }

  /// Calls `action` of `target` each time the user has typed; the target is held weakly.
  public func onChange<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    setTarget(target, site: CallSite(fileID: fileID, line: line), action)
  }

  /// Replaces the text, as the user.
  ///
  /// A field without a target is read later, so the result is `heard` too.
  public func type(_ text: String) -> EventResult {
    guard isEnabled else { return .disabled }
    self.text = text
    receive(.type(field: label)) { _ = sendAction() }
    return .heard
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(text)
  }

  override public func lines(width: Int) -> [String] {
    let name = "\(label): "
    let room = max(1, width - name.columns - 1)
    return [name + text.truncated(to: room) + "_"]
  }
}
