import LabText
import MVC

/// A text of several lines, which the user can edit.
///
///     Note: Milk, and the bread that
///           is not sliced
///           Eggs_
///
/// In the text that the user types `\n` stands for a line break: `type 'Milk\nEggs' in Note`. As in UIKit, Return
/// is a character of the text, and code that sets the text calls neither the delegate nor the target.
open class TextView: TextControl {
  /// The delegate, which is called when the user edits the text.
  public weak var delegate: (any TextViewDelegate)? {
    didSet { delegateLink.note(delegate, in: runtime.flow) }
  }
  private var delegateLink = LinkRecord("delegate")
  /// Whether the user can edit the text.
  public var isEditable = true {
    didSet {
      guard isEditable != oldValue else { return }
      let what = isEditable ? "editable" : "read-only"
      render("made \(flowName) \(what)")
    }
  }

  /// Makes a text that can be edited behind a label; a command finds it by the label or the identifier.
  override public init(_ label: String = "", text: String = "", identifier: String = "") {
    super.init(label, text: text, identifier: identifier)
  }

  override var kindName: String { "text" }
  override open var verbs: [ControlVerb] { isEditable ? [.type] : [] }
  /// The text in one line, with `\n` for each line break, as the user types it.
  override open var value: String { text.escapingLineBreaks }

  /// Takes the text that the user types, and calls the delegate and then the target.
  override open func handle(_ act: UserAct) -> Bool {
    guard case .text(let typed) = act.kind else { return false }
    becomeFirstResponder()
    let text = typed.replacing("\\n", with: "\n")
    if text != content { noteUse() }
    content = text
    call("textViewDidChange", of: delegate, delegateLink) { try $0.textViewDidChange(self) }
    sendAction()
    return true
  }

  override var canBeEdited: Bool { isEnabled && isEditable }

  override func didBeginEditing() {
    call("textViewDidBeginEditing", of: delegate, delegateLink) {
      try $0.textViewDidBeginEditing(self)
    }
  }

  override func didEndEditing() {
    call("textViewDidEndEditing", of: delegate, delegateLink) {
      try $0.textViewDidEndEditing(self)
    }
  }

  /// Who has the keyboard matters only where a delegate can hear of it.
  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(isEditable)
    digest.add(delegateLink.isGone)
    guard delegate != nil else { return }
    digest.add(delegate)
    digest.add(isFirstResponder)
  }

  /// The lines of the text behind the label, broken between words where they are too long.
  override open func lines(width: Int) -> [String] {
    let name = "\(title):"
    let end = isEditable ? "_" : ""
    var lines = text.wrapped(to: max(1, width - name.columns - 1 - end.columns))
    lines[lines.count - 1] += end
    return lines.enumerated().map { number, line in
      let margin = number == 0 ? name : .spaces(name.columns)
      return line.isEmpty ? (number == 0 ? name : "") : margin + " " + line
    }
  }
}
