import MVC

/// A field to search with: `Search: mil_  [Clear]  [Cancel]`.
///
/// As in UIKit, each change that the user makes calls the delegate, if it is a ``SearchFieldDelegate``, and then
/// the target; to clear the text is to type nothing. To cancel calls the delegate and a target of its own, and
/// changes nothing: the controller decides what becomes of the text. Code that sets the text calls nobody.
open class SearchField: TextField {
  /// Whether the button to cancel is there.
  public final var showsCancelButton: Bool {
    didSet {
      guard showsCancelButton != oldValue else { return }
      render("\(showsCancelButton ? "showed" : "hid") 'Cancel' of \(flowName)")
    }
  }
  private let clearButton: ClearButton
  private let cancelButton: CancelButton

  /// Makes a field behind a label, which is `Search` if there is neither a label nor a placeholder.
  ///
  /// A command finds it by the label or the identifier.
  public init(
    _ label: String = "",
    text: String = "",
    showsCancelButton: Bool = false,
    identifier: String = ""
  ) {
    self.showsCancelButton = showsCancelButton
    clearButton = ClearButton("Clear")
    cancelButton = CancelButton("Cancel")
    super.init(label, text: text, identifier: identifier)
    clearButton.field = self
    cancelButton.field = self
  }

  /// Calls `action` of `target` each time the user cancels the search; the target is held weakly.
  public func onCancel<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    cancelButton.onTap(target, fileID: fileID, line: line, action)
  }

  /// Shows or hides the button to cancel; nothing is animated.
  public func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  override var kindName: String { placeholder.isEmpty ? "Search" : placeholder }

  /// Takes the text that the user types; the same text again is no change, and calls no target.
  override open func handle(_ act: UserAct) -> Bool {
    becomeFirstResponder()
    return act.kind == .text(text) || super.handle(act)
  }

  override func methodName(for moment: ControlMoment) -> String {
    guard delegate is any SearchFieldDelegate else { return super.methodName(for: moment) }
    return moment == .return
      ? "searchBarSearchButtonClicked" : "searchBarText" + moment.methodEnding
  }

  override func call(_ delegate: any TextFieldDelegate, for moment: ControlMoment) throws -> Bool {
    guard let delegate = delegate as? any SearchFieldDelegate else {
      return try super.call(delegate, for: moment)
    }
    switch moment {
    case .touchDown: break
    case .didBeginEditing: try delegate.searchBarTextDidBeginEditing(self)
    case .return: try delegate.searchBarSearchButtonClicked(self)
    case .didEndEditing: try delegate.searchBarTextDidEndEditing(self)
    }
    return true
  }

  override func didChangeText() {
    let delegate = delegate as? any SearchFieldDelegate
    call("searchBar(_:textDidChange:)", of: delegate, delegateLink) {
      try $0.searchBar(self, textDidChange: text)
    }
  }

  /// Calls the delegate because the user cancels; returns false if there is none for it.
  fileprivate func cancel() -> Bool {
    let delegate = delegate as? any SearchFieldDelegate
    call("searchBarCancelButtonClicked", of: delegate, delegateLink) {
      try $0.searchBarCancelButtonClicked(self)
    }
    return delegate != nil
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(showsCancelButton)
    digest.add(clearButton)
    digest.add(cancelButton)
  }

  /// The buttons that are there: one to clear a text, and one to cancel; none while it is disabled.
  private var buttons: [Element] {
    guard isEnabled else { return [] }
    return (text.isEmpty ? [] : [clearButton]) + (showsCancelButton ? [cancelButton] : [])
  }

  override func addVisibleParts(to found: inout [Element]) {
    for button in buttons { button.addVisible(to: &found) }
  }

  override package var ownedComponents: [Component] { subviews + [clearButton, cancelButton] }

  override open func lines(width: Int) -> [String] {
    let buttons = buttonText
    let lines = super.lines(width: width)
    // They leave the text its room.
    let fits = lines == super.lines(width: max(1, width - buttons.utf8.count))
    return fits ? lines.map { $0 + buttons } : lines + [String(buttons.dropFirst(2))]
  }

  override open var inlineText: String? { super.inlineText.map { $0 + buttonText } }

  private var buttonText: String { buttons.compactMap(\.inlineText).map { "  " + $0 }.joined() }
}

/// A button of a search field, which is called by its title, and by the field's name behind it.
private class SearchButton: Button {
  weak var field: SearchField?

  private var fullName: String {
    guard let field else { return title }
    return "\(title) \(field.identifier.isEmpty ? field.title : field.identifier)"
  }

  override var callNames: [String] { [title, fullName] }
  override var flowName: String { "'\(fullName)'" }
}

extension Element {
  /// The search field that this is, or whose button it is; nil if it is neither.
  package var searchField: SearchField? {
    self as? SearchField ?? (self as? SearchButton)?.field
  }
}

/// The button that clears a search field: the user's tap on it is an edit of the field.
private final class ClearButton: SearchButton {
  override package func receive(_ kind: UserAct.Kind) -> EventResult {
    field?.receive(.text("")) ?? .unheard
  }
}

/// The button that cancels the search: it calls the delegate of its field, and then its target.
private final class CancelButton: SearchButton {
  override func handle(_ act: UserAct) -> Bool {
    let isHeard = field?.cancel() ?? false
    return super.handle(act) || isHeard
  }
}
