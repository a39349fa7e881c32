import MVC

/// A switch: `Wrap: [off]`, or `Wrap: (off)` when it can't be touched.
open class Switch: ValueControl {
  private var state: Bool

  /// Makes a switch behind a label; a command finds it by the label or the identifier.
  public init(_ label: String = "", isOn: Bool = false, identifier: String = "") {
    state = isOn
    super.init(label, identifier: identifier)
  }

  /// Whether it is on; to set it calls no target.
  public var isOn: Bool {
    get {
      noteLook()
      return state
    }
    set {
      noteContent()
      guard newValue != state else { return }
      state = newValue
      render("turned \(flowName) \(value)")
    }
  }

  override open var value: String { isOn ? "on" : "off" }
  override var kindName: String { "switch" }
  override open var verbs: [ControlVerb] { [.tap, .set(.choices(["on", "off"]))] }

  /// Turns it on or off without calling the target; nothing is animated.
  public func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  /// Turns at a touch; a value that it has already calls no target.
  override open func handle(_ act: UserAct) -> Bool {
    guard act.kind != .choice(value) else { return true }
    noteUse()
    state.toggle()
    sendAction()
    return true
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(isOn)
  }

  override open var inlineText: String? {
    lineStart + (isEnabled ? "[\(value)]" : "(\(value))")
  }
}
