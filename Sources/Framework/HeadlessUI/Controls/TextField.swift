import LabText
import MVC

/// A field of one line in which the user can type.
open class TextField: TextControl {
  /// The delegate, which is asked when the user presses Return.
  public weak var delegate: (any TextFieldDelegate)? {
    didSet { delegateLink.note(delegate, in: runtime.flow) }
  }
  private(set) var delegateLink = LinkRecord("delegate")
  private var hint = ""

  /// Makes a field behind a label; a command finds it by the label or the identifier.
  override public init(_ label: String = "", text: String = "", identifier: String = "") {
    super.init(label, text: text, identifier: identifier)
  }

  /// Whether a star stands for each character of the text, as in a field for a password.
  ///
  /// That is how the text looks, not what it is: to set it is no render.
  public var isSecure = false

  /// What UIKit shows in an empty field; here a field without a label is called by it, and another does not show it.
  public var placeholder: String {
    get { hint }
    set {
      guard newValue != hint else { return }
      let name = flowName
      hint = newValue
      if label.isEmpty { render("labelled \(name) '\(title)'") }
    }
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
    setAction(TargetAction(target, site: site, action), at: .return)
  }

  override var kindName: String { placeholder.isEmpty ? "field" : placeholder }
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
      guard mayChange(to: text) else { return true }
      if text != content { noteUse() }
      content = text
      didChangeText()
      sendAction()
      return true
    case .return: return pressReturn()
    case .tap, .choice, .number: return false
    }
  }

  /// Who has the keyboard matters only where a delegate or a target can hear of it.
  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(isSecure)
    digest.add(placeholder)
    digest.add(delegateLink.isGone)
    guard hearsReturn || hears(.didBeginEditing) || hears(.didEndEditing) else { return }
    digest.add(delegate)
    digest.add(isFirstResponder)
  }

  override func didBeginEditing() {
    ask(.didBeginEditing)
    sendActions(at: .didBeginEditing)
  }

  override func didEndEditing() {
    ask(.didEndEditing)
    sendActions(at: .didEndEditing)
  }

  /// Called when the user has changed the text, before the target.
  func didChangeText() {}

  /// The delegate's method for a moment.
  func methodName(for moment: ControlMoment) -> String { "textField" + moment.methodEnding }

  /// Calls the delegate's method for a moment; the answer to what has no answer is true.
  func call(_ delegate: any TextFieldDelegate, for moment: ControlMoment) throws -> Bool {
    switch moment {
    case .touchDown: break
    case .didBeginEditing: try delegate.textFieldDidBeginEditing(self)
    case .return: return try delegate.textFieldShouldReturn(self)
    case .didEndEditing: try delegate.textFieldDidEndEditing(self)
    }
    return true
  }

  override open func lines(width: Int) -> [String] {
    let name = lineStart
    let room = max(1, width - name.columns - 1)
    return [name + value.truncated(to: room) + "_"]
  }

  override open var inlineText: String? { "\(lineStart)\(value)_" }
}

extension TextField {
  /// Calls the delegate, if there is one.
  @discardableResult
  private func ask(_ moment: ControlMoment) -> Bool {
    call(methodName(for: moment), of: delegate, delegateLink) {
      try call($0, for: moment)
    } ?? true
  }

  private var hearsReturn: Bool { delegate != nil || hears(.return) }

  /// Asks the delegate, and calls the target unless the delegate answers false.
  private func pressReturn() -> Bool {
    guard ask(.return), hears(.return) else { return delegate != nil }
    let isHeard = sendActions(at: .return)
    resignFirstResponder()
    return isHeard || delegate != nil
  }
}
