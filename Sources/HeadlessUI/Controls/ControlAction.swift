import MVC

/// What a control calls: a method of a target, or a closure as the code of the screen that the control is in.
package enum ControlAction {
  case target(TargetAction)
  /// `key` tells one closure from another, and `site` is the line that the flow shows for each call.
  case closure(key: AnyObject, site: CallSite, (Control) -> Void)

  /// Calls it, as a hop from the control; returns false if its target is gone.
  func send(from control: Control) -> Bool {
    switch self {
    case .target(let action): return action.send(from: control)
    case .closure(_, let site, let body):
      let callee = control.screen?.participant ?? .nobody
      return control.runtime.flow.run(
        .targetAction,
        from: control.participant,
        to: callee,
        site: site
      ) { body(control) }
    }
  }

  /// Whether it is the same closure, or an action of the same target from the same line.
  func isSame(as other: ControlAction) -> Bool {
    switch (self, other) {
    case (.target(let one), .target(let two)): one.isSame(as: two)
    case (.closure(let one, _, _), .closure(let two, _, _)): one === two
    case (.target, .closure), (.closure, .target): false
    }
  }

  func describe(to digest: inout StateDigest) {
    switch self {
    case .target(let action): digest.add(action)
    case .closure(_, let site, _): digest.add(site)
    }
  }
}

/// What a control calls, in the order in which it was added.
struct ControlActions {
  private var actions: [ControlAction] = []

  var isEmpty: Bool { actions.isEmpty }

  /// Takes the place of all that were there.
  mutating func set(_ action: ControlAction) { actions = [action] }

  /// Adds an action; the same one again is no change.
  mutating func add(_ action: ControlAction) {
    if !actions.contains(where: action.isSame) { actions.append(action) }
  }

  /// Calls them all; returns false if no target heard it.
  func send(from control: Control) -> Bool {
    var isHeard = false
    for action in actions where action.send(from: control) { isHeard = true }
    return isHeard
  }

  func describe(to digest: inout StateDigest) {
    digest.add(actions.count)
    for action in actions { action.describe(to: &digest) }
  }
}
