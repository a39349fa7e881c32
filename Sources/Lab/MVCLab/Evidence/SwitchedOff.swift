import HeadlessUI
import MVC

/// A control that a user's act has switched off when it sent a request, and what was in the fields before.
struct SwitchedOff: Sendable {
  let control: Participant
  /// The user's event, as an index into the hops.
  let event: Int
  /// The values of what the user can enter on the screen; nil if the act has changed them, and nobody knows what they were.
  let entries: [Participant: String]?
}

extension Evidence {
  /// The controls that the user's act of this step has switched off, if it has sent a request.
  var switchedOff: [SwitchedOff] {
    guard let event = userEvents.first?.index, !hops(.request).isEmpty else { return [] }
    return hops(.render).compactMap { index, hop in
      guard hop.name.hasPrefix("disabled"), let control = component(hop.callee) as? Control,
        !control.isEnabled, control.cell == nil, let screen = control.screen,
        origin(of: index) == event
      else { return nil }
      return SwitchedOff(control: hop.callee, event: event, entries: entriesBefore(on: screen))
    }
  }

  /// What was entered on a screen before this step.
  private func entriesBefore(on screen: ViewController) -> [Participant: String]? {
    let painted = Set(hops(.render).map(\.hop.callee))
    var entries: [Participant: String] = [:]
    for control in screen.freeControls {
      guard let field = control as? TextControl else {
        if painted.contains(control.participant), control is ValueControl { return nil }
        entries[control.participant] = control.value
        continue
      }
      entries[field.participant] =
        painted.contains(field.participant) ? field.formerText : field.text
    }
    return entries
  }

  /// The first of the causes of a hop, or itself.
  func origin(of index: Int) -> Int { causes(of: index).reduce(index) { $1.index } }
}

extension ViewController {
  /// Its controls that the user can see, without those in rows and the tabs, which lead away from it.
  var freeControls: [Control] {
    elements.compactMap { $0 as? Control }.filter {
      $0.cell == nil && !$0.verbs.isEmpty && !($0 is Tab)
    }
  }
}
