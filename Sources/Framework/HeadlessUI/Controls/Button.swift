import MVC

/// A button: `[Add]` when it can be tapped, `(Add)` when it can't.
open class Button: Control {
  /// The title that it was given; may be empty.
  @exclusivity(unchecked) private var plainFace: ButtonFace
  /// What it shows in other states than the normal one, which `UIKitNames` has; nil if it shows the same.
  @exclusivity(unchecked) private var otherFaces: [ButtonState: ButtonFace]?
  @exclusivity(unchecked) private var isChosen = false
  /// Choices that a tap opens in place of calling the targets, if ``opensMenu`` is true.
  package final var buttonMenu: (any ButtonMenu)?
  /// What it shows in its place in a bar, which takes the touches; nil if it is a button itself.
  package final var barView: Element? {
    didSet {
      guard barView !== oldValue else { return }
      oldValue?.removeFromSuperview(fileID: "", line: 0)
      if let barView { addSubview(barView) }
    }
  }
  /// Whether a tap opens the menu.
  package final var opensMenu = false

  /// Makes an enabled button without a target.
  public init(_ title: String = "", identifier: String = "") {
    plainFace = ButtonFace(title: title)
    super.init(identifier: identifier)
  }

  /// Makes a button without a title; the frame is not kept.
  override public init(frame: ElementFrame) {
    plainFace = ButtonFace(title: "")
    super.init(frame: frame)
  }

  /// The title or, without one, the name of its picture, or `button`.
  override open var title: String {
    if barView != nil { return "" }
    if !shownTitle.isEmpty { return shownTitle }
    return shownImage.isEmpty ? "button" : shownImage
  }

  /// Changes the title; the same title again is no change.
  public func setTitle(_ title: String, fileID: StaticString = #fileID, line: UInt = #line) {
    setTitle(title, for: .normal, fileID: fileID, line: line)
  }

  /// Calls `action` of `target` at each tap; the target is held weakly.
  ///
  /// The closure takes the target: `onTap(self) { $0.save() }`. There is no form without the argument, because
  /// a closure that names `self` keeps it alive.
  public func onTap<Target: Component>(
    _ target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ action: @escaping (Target) throws -> Void
  ) {
    setTarget(target, site: CallSite(fileID: fileID, line: line), action)
  }

  override open var verbs: [ControlVerb] { barView == nil ? [.tap] : [] }

  override open func handle(_ act: UserAct) -> Bool {
    guard opensMenu, let buttonMenu else { return super.handle(act) }
    buttonMenu.open(from: self)
    return true
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    plainFace.describe(to: &digest)
    if isChosen { digest.add(isChosen) }
    if opensMenu { buttonMenu?.describe(to: &digest) }
    guard let otherFaces else { return }
    for state in ButtonState.all { otherFaces[state]?.describe(to: &digest) }
  }

  override open var inlineText: String? {
    if let barView { return barView.isDrawn ? barView.barText : nil }
    return isEnabled ? "[\(title)]" : "(\(title))"
  }
}

// What a button shows depends on its state, as in UIKit.
extension Button {
  /// Whether it is marked as selected; to set it is to call `setSelected`, but the flow does not know the line.
  public var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, fileID: "", line: 0) }
  }

  /// Marks it as selected, or removes the mark; the same state again is no change.
  ///
  /// The user sees the mark if the button has a title or a picture of its own for it.
  public func setSelected(
    _ selected: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard selected != isChosen else { return }
    let old = title
    isChosen = selected
    render("\(selected ? "selected" : "deselected") '\(old)'", fileID: fileID, line: line)
  }

  private var state: ButtonState { ButtonState(isDisabled: !isEnabled, isSelected: isChosen) }

  /// The title for a state: its own, or else that of the normal state; may be empty.
  package func title(for state: ButtonState) -> String {
    otherFaces?[state]?.title ?? plainFace.title ?? ""
  }

  /// The title that is shown; may be empty.
  package var shownTitle: String { title(for: state) }

  private var shownImage: String { otherFaces?[state]?.image ?? plainFace.image ?? "" }

  /// Changes the title for a state, which nil takes away; what the user does not see is no change.
  package func setTitle(
    _ title: String?,
    for state: ButtonState,
    fileID: StaticString,
    line: UInt
  ) {
    let old = shownTitle
    self[state].title = title
    if shownTitle != old { render("titled '\(shownTitle)'", fileID: fileID, line: line) }
  }

  /// Sets the name of the picture for a state, which nil takes away.
  package func setImage(_ name: String?, for state: ButtonState) { self[state].image = name }

  private subscript(state: ButtonState) -> ButtonFace {
    get { state == .normal ? plainFace : otherFaces?[state] ?? ButtonFace() }
    set {
      if state == .normal {
        plainFace = newValue
      } else {
        otherFaces = (otherFaces ?? [:]).merging([state: newValue]) { $1 }
      }
    }
  }
}
