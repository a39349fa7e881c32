import LabText
import MVC

/// An element that the user can act on: it calls its target, which it holds weakly, while it is
/// enabled.
///
/// A control of one's own says in ``verbs`` what the user can do with it, and does it in
/// ``handle(_:)``. The commands `tap`, `type`, `return` and `set`, completion and the search find it by
/// that.
open class Control: Element {
  /// Whether it reacts to the user.
  @exclusivity(unchecked) public final var isEnabled = true {
    didSet {
      noteEnabling()
      if isEnabled != oldValue { render("\(isEnabled ? "enabled" : "disabled") '\(title)'") }
    }
  }
  /// What it calls, in the order in which it was added; the moment of its main event is nil.
  @exclusivity(unchecked) private var actions:
    [(moment: ControlMoment?, events: Int, action: ElementAction<Control>)] =
      []
  /// The controller in whose navigation bar it is, or was last, or in whose alert it is.
  @exclusivity(unchecked) weak var outerOwner: (any ViewOwner)?

  /// The name that the user sees on it.
  open var title: String { identifier }

  /// What the user can do with it while it is enabled; nothing by default.
  open var verbs: [ControlVerb] { [] }

  /// What it is set to, as the user reads it; empty by default.
  open var value: String { "" }

  /// Does what the user's act does: changes what the control shows, and calls `sendAction`.
  ///
  /// Returns whether the act had an effect. By default it calls the target and changes nothing.
  open func handle(_ act: UserAct) -> Bool { sendAction() }

  /// Replaces the target, which is held weakly; `site` is the line that the flow shows for each call.
  ///
  /// A control offers it under a name of its own, such as `onTap`.
  public func setTarget<Target: Component>(
    _ target: Target,
    site: CallSite,
    _ action: @escaping (Target) throws -> Void
  ) {
    setAction(TargetAction(target, site: site, action), at: nil)
  }

  /// Adds an action for a moment, or for the main event, which is called behind those that are there; the same one
  /// again is no change.
  ///
  /// The main event can be several of `UIKitNames`, as `events` says in bits; at another one of them it is another action.
  package func addAction(
    _ action: ElementAction<Control>,
    at moment: ControlMoment? = nil,
    for events: Int = 0
  ) {
    let same = actions.filter { $0.moment == moment && $0.action.isSame(as: action) }
    let known = same.reduce(0) { $0 | $1.events }
    guard same.isEmpty || events & ~known != 0 else { return }
    actions.append((moment, events, action))
    noteRegistration(at: action.site)
  }

  /// How many actions a line has added that are still there.
  package func actionCount(at site: CallSite) -> Int { actions.count { $0.action.site == site } }

  /// Replaces the actions of a moment, or of the main event, by one.
  func setAction(_ action: TargetAction, at moment: ControlMoment?) {
    actions.removeAll { $0.moment == moment }
    actions.append((moment, 0, .target(action)))
  }

  /// Whether it has an action for the moment.
  func hears(_ moment: ControlMoment) -> Bool { actions.contains { $0.moment == moment } }

  /// Calls the actions of the moment, or of the main event; returns false if no target heard it.
  @discardableResult
  package func sendActions(at moment: ControlMoment?) -> Bool {
    guard !actions.isEmpty else { return false }
    var isHeard = false
    // What is called may change them; to go through the indexes copies only those that are called.
    let actions = actions
    for index in actions.indices where actions[index].moment == moment {
      if actions[index].action.send(from: self) { isHeard = true }
    }
    return isHeard
  }

  /// Calls the target; returns false if there is none or it is gone.
  @discardableResult
  public func sendAction() -> Bool { sendActions(at: nil) }

  /// Taps it, as the user.
  package func tap() -> EventResult { receive(.tap) }
  /// Types into it, as the user.
  package func type(_ text: String) -> EventResult { receive(.text(text)) }

  /// Acts on it, as the user; the act must be one of its verbs.
  package func receive(_ kind: UserAct.Kind) -> EventResult {
    let act = UserAct(kind)
    guard isEnabled else { return .disabled }
    var heard = false
    receive(act.event(on: title), typing: act.typedText) {
      let isTouched = act.isTouch && sendActions(at: .touchDown)
      heard = isEnabled && handle(act) || isTouched
    }
    return heard ? .heard : .unheard
  }

  override var owner: (any ViewOwner)? { super.owner ?? outerOwner }

  override func describeContent(to digest: inout StateDigest) {
    digest.add(isEnabled)
    digest.add(actions.count)
    for (moment, events, action) in actions {
      digest.add(moment?.rawValue ?? -1)
      digest.add(events)
      action.describe(to: &digest)
    }
  }

  override open func lines(width: Int) -> [String] {
    inlineText.map { [$0.truncated(to: width)] } ?? super.lines(width: width)
  }

  override open var callNames: [String] { (title.isEmpty ? [] : [title]) + super.callNames }
  /// The identifier, if there is one: a title can change, and recorded hops must stay readable.
  override open var flowName: String { "'\(identifier.isEmpty ? title : identifier)'" }
}
