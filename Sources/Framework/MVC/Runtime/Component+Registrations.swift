extension Component {
  /// Remembers that this observer, or this control with a new action, was registered at a line.
  @usableFromInline
  package func noteRegistration(at site: CallSite) { note(nil, at: site) }

  /// Remembers that this observer was bound to a property of a model at a line.
  func noteBinding(to model: Participant, _ property: String, at site: CallSite) {
    note(RegisteredLine.Bound(model: model, property: property), at: site)
  }

  private func note(_ bound: RegisteredLine.Bound?, at site: CallSite) {
    let place = registeredLines.firstIndex { $0.site == site }
    let before = place.map { registeredLines[$0] }
    let now = RegisteredLine(site, bound, on: runtime.flow.current, after: before)
    if let place { registeredLines[place] = now } else { registeredLines.append(now) }
    runtime.flow.note(StepRegistration(owner: participant, site: site, before: before))
  }

  /// What a line has registered this component for; nil if nothing.
  package func registered(at site: CallSite) -> RegisteredLine? {
    registeredLines.first { $0.site == site }
  }

  /// Takes back a registration.
  fileprivate func forget(_ registration: StepRegistration) {
    guard let place = registeredLines.firstIndex(where: { $0.site == registration.site }) else {
      return
    }
    if let before = registration.before {
      registeredLines[place] = before
    } else {
      registeredLines.remove(at: place)
    }
  }

  /// Adds the lines that have registered it, how often at most during one hop, and what they have bound it to last.
  fileprivate func describeRegistrations(to digest: inout StateDigest) {
    for line in registeredLines {
      digest.add(line.site)
      digest.add(line.mostAtOnce)
      for bound in line.bound {
        digest.add(bound.model, in: runtime.registry)
        digest.add(bound.property)
      }
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
