import LabText
import MVC

/// A field of one line in which the user can type.
///
/// As in UIKit, the field that the user types into is the first responder: it has the keyboard of its
/// window, until another field takes it, code takes it away, or the screen disappears.
open class TextField: ValueControl {
  private var content: String
  private var hidesText = false
  /// The delegate, which is asked when the user presses Return.
  public weak var delegate: (any TextFieldDelegate)?
  private var returnActions = ControlActions()

  /// Makes a field behind a label; a command finds it by the label or the identifier.
  public init(_ label: String, text: String = "", identifier: String = "") {
    content = text
    super.init(label, identifier: identifier)
  }

  /// The text in the field; to set it is to call `setText`, but the flow does not know the line.
  public var text: String {
    get { content }
    set { setText(newValue, fileID: "", line: 0) }
  }

  /// Whether a star stands for each character of the text, as in a field for a password; to set it is to call
  /// `setSecure`, but the flow does not know the line.
  public var isSecure: Bool {
    get { hidesText }
    set { setSecure(newValue, fileID: "", line: 0) }
  }

  /// Hides the text behind stars, or shows it; the same state again is no change.
  public func setSecure(
    _ isSecure: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard isSecure != hidesText else { return }
    hidesText = isSecure
    render("\(isSecure ? "hid" : "showed") the text of \(flowName)", fileID: fileID, line: line)
  }

  /// Changes the text without calling the target.
  public func setText(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard text != content else { return }
    content = text
    render("wrote in '\(label)'", fileID: fileID, line: line)
  }

  /// Calls `action` of `target` when the user presses Return, and then ends the editing; the target is
  /// held weakly.
  ///
  /// This is UIKit's `editingDidEndOnExit`. A delegate whose `textFieldShouldReturn` answers false
  /// prevents both.
  public func onReturn<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    let site = CallSite(fileID: fileID, line: line)
    returnActions.set(.target(TargetAction(target, site: site, action)))
  }

  /// Adds an action for Return, which is called behind those that are there; the same one again is no change.
  package func addReturnAction(_ action: ControlAction) { returnActions.add(action) }

  /// The user can always type, and press Return if the field has a delegate or a target for it.
  override open var verbs: [ControlVerb] { hearsReturn ? [.type, .return] : [.type] }
  /// The text as the user reads it: stars if it is secure.
  override open var value: String {
    isSecure ? String(repeating: "*", count: text.count) : text
  }

  /// Takes the text that the user types, or Return; a field without a target is read later.
  override open func handle(_ act: UserAct) -> Bool {
    becomeFirstResponder()
    switch act.kind {
    case .text(let text):
      content = text
      sendAction()
      return true
    case .return: return pressReturn()
    case .tap, .choice, .number: return false
    }
  }

  /// Who has the keyboard matters only where a delegate or a target can hear of it.
  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(text)
    digest.add(isSecure)
    guard hearsReturn else { return }
    digest.add(delegate)
    returnActions.describe(to: &digest)
    digest.add(isFirstResponder)
  }

  override open func lines(width: Int) -> [String] {
    let name = "\(label): "
    let room = max(1, width - name.columns - 1)
    return [name + value.truncated(to: room) + "_"]
  }

  override open var inlineText: String? { "\(label): \(value)_" }
}

extension TextField {
  /// Whether it has the keyboard of its window.
  public var isFirstResponder: Bool { focus?.responder === self }

  /// Takes the keyboard from the field that has it; returns false if it can't, because it is disabled or
  /// in no window.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard isEnabled, let focus else { return false }
    guard focus.responder !== self else { return true }
    focus.responder?.resignFirstResponder()
    focus.responder = self
    if let delegate {
      call("textFieldDidBeginEditing", of: delegate) { try delegate.textFieldDidBeginEditing(self) }
    }
    return true
  }

  /// Gives the keyboard away; returns false if it did not have it.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    focus?.responder = nil
    if let delegate {
      call("textFieldDidEndEditing", of: delegate) { try delegate.textFieldDidEndEditing(self) }
    }
    return true
  }

  private var hearsReturn: Bool { delegate != nil || !returnActions.isEmpty }

  /// Asks the delegate, and calls the target unless the delegate answers false.
  private func pressReturn() -> Bool {
    var isWanted = true
    if let delegate {
      call("textFieldShouldReturn", of: delegate) {
        isWanted = try delegate.textFieldShouldReturn(self)
      }
    }
    guard isWanted, !returnActions.isEmpty else { return delegate != nil }
    let isHeard = returnActions.send(from: self)
    resignFirstResponder()
    return isHeard || delegate != nil
  }
}
