/// Something a component owns and others hang on to: an observed property, a delegate, an emitter.
///
/// It is made before its owner is (stored properties come first), so it waits in its world's
/// `Ports` until the owner, at the end of its own making, claims it.
public class Port {
  let runtime: Runtime
  private(set) var owner = Participant.nobody
  /// The property's name.
  private(set) var name = ""

  init() {
    runtime = Runtime.current ?? Runtime()
    runtime.ports.waiting += 1
  }

  deinit {
    if owner == .nobody { runtime.ports.waiting -= 1 }
  }

  /// The owner if there is one, else whoever is acting.
  var speaker: Participant { owner == .nobody ? runtime.flow.acting : owner }

  /// Records a change that nobody observes.
  @usableFromInline
  func note(_ change: Change, _ site: CallSite) {
    runtime.flow.note(.change, to: owner, name, detail: .change(change), site: site)
  }

  fileprivate func belong(to owner: Participant, as name: String) {
    (self.owner, self.name) = (owner, name)
  }
}

/// Knows whether there are ports that were made and have no owner yet.
package final class Ports {
  fileprivate var waiting = 0
  /// Classes whose objects own no ports, so that nobody need look.
  package var portless: Set<ObjectIdentifier> = []

  /// Looks through the stored properties of `component` for ports that wait for an owner.
  func claim(by component: Component) {
    guard waiting > 0, !portless.contains(ObjectIdentifier(type(of: component))) else { return }
    var mirror: Mirror? = Mirror(reflecting: component)
    while waiting > 0, let level = mirror, level.subjectType != Component.self {
      for (label, value) in level.children { claim(value, label, by: component) }
      mirror = level.superclassMirror
    }
  }

  private func claim(_ value: Any, _ label: String?, by component: Component) {
    guard let outlet = value as? Port ?? (value as? any PortHolder)?.outlet,
      outlet.owner == .nobody
    else { return }
    waiting -= 1
    let name = label ?? ""
    outlet.belong(
      to: component.participant,
      as: name.hasPrefix("_") ? String(name.dropFirst()) : name
    )
  }
}

/// A property wrapper around an outlet.
protocol PortHolder {
  var outlet: Port { get }
}
