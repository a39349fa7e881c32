import MVC

/// A button: `[Add]` when it can be tapped, `(Add)` when it can't.
open class Button: Control {
  /// The title that it was given; may be empty.
  @exclusivity(unchecked) private var plainFace: ButtonFace
  /// What it shows in other states than the normal one; nil if it shows the same.
  @exclusivity(unchecked) private var otherFaces: [State: ButtonFace]?
  @exclusivity(unchecked) private var isChosen = false
  /// Choices that a tap opens in place of calling the targets, if ``showsMenuAsPrimaryAction`` is true.
  package final var buttonMenu: (any ButtonMenu)?
  /// What it shows in its place in a bar, which takes the touches; nil if it is a button itself.
  public final var customView: Element? {
    didSet {
      guard customView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let customView { addSubview(customView) }
    }
  }
  /// Whether a tap opens the menu in place of calling the targets; false at first.
  public final var showsMenuAsPrimaryAction = false

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

  /// The title or, without one, the name of its picture, or `button`; to set it is to set that of the normal state.
  override open var title: String {
    get {
      if customView != nil { return "" }
      if !shownTitle.isEmpty { return shownTitle }
      return shownImage.isEmpty ? "button" : shownImage
    }
    set { setTitle(newValue, for: .normal) }
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

  override open var verbs: [ControlVerb] { customView == nil ? [.tap] : [] }

  override open func handle(_ act: UserAct) -> Bool {
    guard showsMenuAsPrimaryAction, let buttonMenu else { return super.handle(act) }
    buttonMenu.open(from: self)
    return true
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    plainFace.describe(to: &digest)
    if isChosen { digest.add(isChosen) }
    if showsMenuAsPrimaryAction { buttonMenu?.describe(to: &digest) }
    guard let otherFaces else { return }
    for state in Button.states { otherFaces[state]?.describe(to: &digest) }
  }

  override open var inlineText: String? {
    if let customView { return customView.isDrawn ? customView.barText : nil }
    return isEnabled ? "[\(title)]" : "(\(title))"
  }
}

// What a button shows depends on its state, as in UIKit.
extension Button {
  /// Whether it is marked as selected; the user sees the mark if the button has a title or a picture of its own for it.
  public var isSelected: Bool {
    get { isChosen }
    set {
      noteContent()
      guard newValue != isChosen else { return }
      let old = title
      isChosen = newValue
      render("\(newValue ? "selected" : "deselected") '\(old)'")
    }
  }

  private var state: State {
    let state: State = isEnabled ? .normal : .disabled
    return isChosen ? state.union(.selected) : state
  }

  /// The states in which it can be, in an order that is always the same.
  private static let states: [State] = [.normal, .selected, .disabled, [.disabled, .selected]]

  /// Returns the title for a state or, if that has none of its own, for the normal state; nil if there is none.
  public func title(for state: State) -> String? {
    let title = otherFaces?[state]?.title ?? plainFace.title ?? ""
    return title.isEmpty ? nil : title
  }

  /// The title that is shown; may be empty.
  package var shownTitle: String { title(for: state) ?? "" }

  private var shownImage: String { otherFaces?[state]?.image ?? plainFace.image ?? "" }

  /// The name of the picture that is shown; nil if there is none.
  package var imageName: String? { shownImage.isEmpty ? nil : shownImage }

  /// Changes the title for a state; a state without a title of its own has that of the normal state.
  ///
  /// A button is never highlighted here, because the user's tap is over at once.
  public func setTitle(_ title: String?, for state: State) {
    let old = shownTitle
    noteContent()
    self[state].title = title
    if shownTitle != old { render("titled '\(shownTitle)'") }
  }

  /// Sets the name of the picture for a state, which nil takes away.
  package func setImage(named name: String?, for state: State) {
    let (old, place) = (shownImage, flowName)
    noteImage()
    self[state].image = name
    if shownImage != old {
      render("drew \(imageName.map { "<\($0)>" } ?? "nothing") in \(place)")
    }
  }

  private subscript(state: State) -> ButtonFace {
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
