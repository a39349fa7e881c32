import LabText
import MVC

/// A field of one line in which the user can type.
open class TextField: ValueControl {
  /// The text in the field.
  public private(set) var text: String

  /// Makes a field behind a label; a command finds it by the label or the identifier.
  public init(_ label: String, text: String = "", identifier: String = "") {
    self.text = text
    super.init(label, identifier: identifier)
  }

  /// Changes the text without calling the target.
  public func setText(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard text != self.text else { return }
    self.text = text
    render("wrote in '\(label)'", fileID: fileID, line: line)
  }

  override open var verbs: [ControlVerb] { [.type] }
  override open var value: String { text }

  /// Takes the text that the user types; a field without a target is read later.
  override open func handle(_ act: UserAct) -> Bool {
    guard case .text(let text) = act.kind else { return false }
    self.text = text
    sendAction()
    return true
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(text)
  }

  override open func lines(width: Int) -> [String] {
    let name = "\(label): "
    let room = max(1, width - name.columns - 1)
    return [name + text.truncated(to: room) + "_"]
  }

  override open var inlineText: String? { "\(label): \(text)_" }
}
