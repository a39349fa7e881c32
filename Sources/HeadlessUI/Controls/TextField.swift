import LabText
import MVC

/// A line a person can type in.
///
/// Text set in code fires no event.
public final class TextField: Control {
  /// What is in the field now.
  public private(set) var text: String
  private let label: String

  /// A field behind its label; a person finds it by the label or the identifier.
  public init(_ label: String, text: String = "", identifier: String = "") {
    self.label = label
    self.text = text
    super.init(identifier: identifier)
  }

  override public var title: String { label }

  /// Puts `text` in the field; nobody is told.
  public func setText(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard text != self.text else { return }
    self.text = text
    render("wrote in '\(label)'", fileID: fileID, line: line)
  }

  /// Calls `action` of `target` whenever a person has typed; the target is held weakly.
  public func onChange<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    setTarget(target, site: CallSite(fileID: fileID, line: line), action)
  }

  /// A person replaces what is in the field by `text`.
  ///
  /// A field nobody listens to is read later, so that counts as heard.
  public func type(_ text: String) -> EventResult {
    guard isEnabled else { return .disabled }
    self.text = text
    receive(.type(field: label)) { _ = sendAction() }
    return .heard
  }

  override public func lines(width: Int) -> [String] {
    let name = "\(label): "
    let room = max(1, width - name.columns - 1)
    return [name + text.truncated(to: room) + "_"]
  }
}
