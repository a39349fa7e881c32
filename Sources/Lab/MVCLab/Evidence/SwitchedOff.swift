import HeadlessUI
import MVC

/// A control that a user's act has switched off when it sent a request, what was in the fields before, and what has
/// happened since the request failed.
struct SwitchedOff: Sendable {
  let control: Participant
  /// The user's event, as an index into the hops.
  let event: Int
  /// The values of what the user can enter on the screen; nil if the act has changed them, and nobody knows what they were.
  let entries: [Participant: String]?
  /// The last failure of a request of that act.
  private(set) var failure: Failure?

  /// A failure, and what has happened since.
  struct Failure: Sendable {
    /// The request.
    let name: String
    /// The failure, as an index into the hops.
    fileprivate let hop: Int
    /// What the user has used.
    fileprivate(set) var used: Set<Participant> = []
    /// Whether something else has happened that could keep the control off, or has switched it on.
    fileprivate(set) var isOver = false
  }
}

extension SwitchedOff {
  /// Notes what a step has done since the request failed, or that it failed.
  mutating func follow(_ step: Range<Int>, in flow: Flow) {
    for index in step where index > event {
      let hop = flow.hops[index]
      if hop.kind == .answer, case .response(.failure) = hop.detail,
        flow.origin(of: hop.cause).root == event
      {
        failure = Failure(name: flow.hops[hop.cause].name, hop: index)
      } else {
        failure?.note(hop, of: control, asked: flow.origin(of: index).root)
      }
    }
  }

  /// Adds what it is, without where in the story.
  func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {
    digest.add(entries != nil)
    digest.add(
      table: (entries ?? [:]).compactMap { control, value in
        registry.component(control).map { .init(of: ObjectIdentifier($0)) { $0.add(value) } }
      }
    )
    guard let failure else { return }
    digest.add(failure.name)
    digest.add(failure.isOver)
    digest.add(
      table: failure.used.compactMap { control in
        registry.component(control).map { .init(of: ObjectIdentifier($0)) { $0.add(true) } }
      }
    )
  }
}

extension SwitchedOff.Failure {
  /// `root` is the first hop that led to it.
  fileprivate mutating func note(_ later: Hop, of control: Participant, asked root: Int?) {
    switch later.kind {
    case .userEvent: used.insert(later.callee)
    case .outside, .timer: isOver = true
    // What the user has asked for since then ends too.
    case .answer: isOver = isOver || root ?? -1 <= hop
    // If other entries have switched it on, these are refused with reason.
    case .render where later.callee == control:
      isOver = isOver || later.name.hasPrefix("enabled")
    default: break
    }
  }
}

extension Evidence {
  /// The controls that the user's act of this step has switched off, if it has sent a request.
  var switchedOff: [SwitchedOff] {
    guard let event = userEvents.first?.index, !hops(.request).isEmpty else { return [] }
    return hops(.render).compactMap { index, hop in
      guard hop.name.hasPrefix("disabled"), let control = component(hop.callee) as? Control,
        !control.isEnabled, control.cell == nil, let screen = control.screen,
        origin(of: index).root == event
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
}

extension ViewController {
  /// Its controls that the user can see, without those in rows and the tabs, which lead away from it.
  var freeControls: [Control] {
    elements.compactMap { $0 as? Control }.filter {
      $0.cell == nil && !$0.verbs.isEmpty && !($0 is Tab)
    }
  }
}
