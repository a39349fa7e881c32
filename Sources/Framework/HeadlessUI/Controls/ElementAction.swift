import MVC

/// What an element calls: a method of a target, or a closure as the code of the screen that the element is in.
package enum ElementAction<Sender: Element> {
  case target(TargetAction)
  /// `key` tells one closure from another, and `site` is the line that the flow shows for each call.
  case closure(key: AnyObject? = nil, site: CallSite, (Sender) -> Void)

  /// Calls it, as a hop from the element; returns false if its target is gone.
  func send(from sender: Sender) -> Bool {
    switch self {
    case .target(let action): return action.send(from: sender)
    case .closure(_, let site, let body):
      let (flow, callee) = (sender.runtime.flow, sender.screen?.participant ?? .nobody)
      return flow.run(.targetAction, from: sender.participant, to: callee, site: site) {
        body(sender)
      }
    }
  }

  /// The line that added it.
  var site: CallSite {
    switch self {
    case .target(let action): action.site
    case .closure(_, let site, _): site
    }
  }

  /// Whether it is the same closure, or an action of the same target from the same line.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.target(let one), .target(let two)): one.isSame(as: two)
    case (.closure(let one, _, _), .closure(let two, _, _)): one === two
    case (.target, .closure), (.closure, .target): false
    }
  }

  func describe(to digest: inout StateDigest) {
    switch self {
    case .target(let action): digest.add(action)
    case .closure(_, let site, let body):
      digest.add(site)
      digest.add(closure: body)
    }
  }
}

/// A moment at which a control calls actions, beside those of its one main event.
package enum ControlMoment: Int {
  /// The user touches it, before the main event.
  case touchDown
  /// A field has got the keyboard.
  case didBeginEditing
  /// The user presses Return in a field, which ends the editing afterwards.
  case `return`
  /// A field has lost the keyboard.
  case didEndEditing

  /// How the name of the delegate's method for it ends.
  var methodEnding: String {
    switch self {
    case .touchDown: "TouchDown"
    case .didBeginEditing: "DidBeginEditing"
    case .return: "ShouldReturn"
    case .didEndEditing: "DidEndEditing"
    }
  }
}
