import MVC

/// A field to search with: `Search: mil_  [Clear]  [Cancel]`.
///
/// As in UIKit, each change that the user makes calls the target; to clear the text is to type nothing.
/// To cancel calls a target of its own and changes nothing: the controller decides what becomes of the
/// text. Code that sets the text calls no target.
public final class SearchField: TextField {
  /// Whether the button to cancel is there.
  public private(set) var showsCancelButton: Bool
  private let clearButton: ClearButton
  private let cancelButton: Button

  /// Makes a field behind a label; a command finds it by the label or the identifier.
  public init(
    _ label: String = "Search",
    text: String = "",
    showsCancelButton: Bool = false,
    identifier: String = ""
  ) {
    self.showsCancelButton = showsCancelButton
    let name = identifier.isEmpty ? label : identifier
    clearButton = ClearButton("Clear", identifier: "Clear \(name)")
    cancelButton = Button("Cancel", identifier: "Cancel \(name)")
    super.init(label, text: text, identifier: identifier)
    clearButton.searchField = self
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

  /// Shows or hides the button to cancel; the same state again is no change.
  public func setShowsCancelButton(
    _ shows: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard shows != showsCancelButton else { return }
    showsCancelButton = shows
    render("\(shows ? "showed" : "hid") 'Cancel' of \(flowName)", fileID: fileID, line: line)
  }

  /// Takes the text that the user types; the same text again is no change, and calls no target.
  override public func handle(_ act: UserAct) -> Bool {
    becomeFirstResponder()
    return act.kind == .text(text) || super.handle(act)
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

  override public func lines(width: Int) -> [String] {
    let buttons = buttonText
    let room = max(1, width - buttons.utf8.count)
    return super.lines(width: room).map { $0 + buttons }
  }

  override public var inlineText: String? { super.inlineText.map { $0 + buttonText } }

  private var buttonText: String { buttons.compactMap(\.inlineText).map { "  " + $0 }.joined() }
}

/// The button that clears a search field: the user's tap on it is an edit of the field.
private final class ClearButton: Button {
  weak var searchField: SearchField?

  override package func receive(_ kind: UserAct.Kind) -> EventResult {
    searchField?.receive(.text("")) ?? .unheard
  }
}
