/// A part of a component that connects it to others: an observed property, a delegate, an emitter.
///
/// Stored properties are initialized before their owner, so a port waits in the `Ports` of its
/// world until the owner's initializer claims it.
public class Port {
  let runtime: Runtime
  @exclusivity(unchecked) private(set) var owner = Participant.nobody
  /// The property's name.
  @exclusivity(unchecked) private(set) var name = ""

  init() {
    runtime = Runtime.current ?? Runtime()
    runtime.ports.waiting += 1
  }

  deinit {
    if owner == .nobody { runtime.ports.waiting -= 1 }
  }

  /// The owner; the acting component if the port has none.
  var speaker: Participant { owner == .nobody ? runtime.flow.acting : owner }

  /// Records a change that has no observers.
  @usableFromInline
  func note(_ change: Change, _ site: CallSite) {
    runtime.flow.note(.change, to: owner, name, detail: .change(change), site: site)
  }

  /// Lets go of what the port keeps alive, because its world has ended.
  func letGo() {}

  fileprivate func belong(to owner: Participant, as name: String) {
    (self.owner, self.name) = (owner, name)
  }
}

/// The ports of a world that have no owner yet, as their number.
package final class Ports {
  @exclusivity(unchecked) fileprivate var waiting = 0
  /// Returns those stored properties of a component that may be ports; nil where only a mirror can tell.
  package var candidates: (Component) -> [(name: String, value: Any)]? = { _ in nil }

  /// Makes `component` the owner of the waiting ports among its stored properties.
  func claim(by component: Component) {
    guard waiting > 0 else { return }
    if let candidates = candidates(component) {
      for (name, value) in candidates { claim(value, name, by: component) }
      return
    }
    var mirror: Mirror? = Mirror(reflecting: component)
    while waiting > 0, let level = mirror, level.subjectType != Component.self {
      for (label, value) in level.children {
        claim(value, label, by: component)
        guard waiting > 0 else { return }
      }
      mirror = level.superclassMirror
    }
  }

  private func claim(_ value: Any, _ label: String?, by component: Component) {
    guard let port = Port.within(value), port.owner == .nobody else { return }
    waiting -= 1
    let name = label ?? ""
    port.belong(
      to: component.participant,
      as: name.hasPrefix("_") ? String(name.dropFirst()) : name
    )
  }
}

extension Port {
  /// Lets go of what the ports among a component's stored properties keep alive.
  static func letGoOfPorts(in component: Component) {
    var mirror: Mirror? = Mirror(reflecting: component)
    while let level = mirror, level.subjectType != Component.self {
      for (_, value) in level.children { within(value)?.letGo() }
      mirror = level.superclassMirror
    }
  }

  /// The port that a stored property is; nil if it is none.
  static func within(_ value: Any) -> Port? { value as? Port ?? (value as? any PortHolder)?.port }
}

/// A property wrapper around a port.
package protocol PortHolder {
  var port: Port { get }
}
