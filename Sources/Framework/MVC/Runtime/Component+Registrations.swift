extension Component {
  /// Remembers that this observer, or this control with a new action, was registered at a line.
  @usableFromInline
  package func noteRegistration(at site: CallSite) {
    let place = registeredLines.firstIndex { $0.site == site }
    let before = place.map { registeredLines[$0] }
    let flow = runtime.flow
    let now = RegisteredLine(
      site,
      on: flow.current,
      runtime.registry.nextParticipant,
      after: before
    )
    if let place { registeredLines[place] = now } else { registeredLines.append(now) }
    flow.note(StepRegistration(owner: participant, site: site, before: before))
  }

  /// What a line has registered this component for; nil if nothing.
  package func registered(at site: CallSite) -> RegisteredLine? {
    registeredLines.first { $0.site == site }
  }

  /// Takes back a registration.
  fileprivate func forget(_ registration: StepRegistration) {
    registeredLines.removeAll { $0.site == registration.site }
    if let before = registration.before { registeredLines.append(before) }
  }

  /// Adds the lines that have observed for it, and those that have registered it several times at once.
  fileprivate func describeRegistrations(to digest: inout StateDigest) {
    for line in registeredLines {
      digest.add(line.site)
      digest.add(line.mostAtOnce)
    }
  }
}

extension Runtime {
  /// Removes the hops of the current step, because its action was refused before it changed anything.
  package func forgetStep() {
    guard flow.end == nil else { return }
    for registration in flow.stepRegistrations.reversed() {
      registry.component(registration.owner)?.forget(registration)
    }
    flow.forgetStep()
  }

  /// Adds which lines have registered which components.
  package func describeRegistrations(to digest: inout StateDigest) {
    digest.add(
      table: registry.alive.filter { !$0.registeredLines.isEmpty }.map { component in
        .init(of: ObjectIdentifier(component)) { component.describeRegistrations(to: &$0) }
      }
    )
  }
}
