/// All components that were ever made in a world, in order.
///
/// It does not keep them alive. A component unregisters itself when it is deallocated, which is
/// cheaper than a weak reference: that would slow down every retain of every component.
public final class ComponentRegistry {
  private struct Entry {
    // Never dangling: `Component.deinit` unregisters its component before the memory is freed.
    unowned(unsafe) var component: Component?
    let type: Component.Type
    let role: Role
  }

  /// The roles of the participants that are not components, in the order of their numbers.
  private static let forces: [Role] = [.nobody, .user, .mainQueue, .clock, .server, .outside]

  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The entries that were alive at the last call of `alive`, and all that were made since.
  @exclusivity(unchecked) private var living: [Int] = []

  /// The blocks that keep a component, by the order in which they were made.
  @exclusivity(unchecked) private(set) var holds:
    [Int: (participant: Participant, site: CallSite)] = [:]
  @exclusivity(unchecked) private var lastHold = 0

  /// The participant that the next component will be; those with lower numbers were made before it.
  package var nextParticipant: Participant {
    Participant(index: Int32(Self.forces.count + entries.count))
  }

  /// A digest of the classes of all components that were ever made, in order.
  ///
  /// A replay of the same commands makes the same ones, unless the wiring depends on something outside of its world.
  @exclusivity(unchecked) package private(set) var history: UInt64 = 0

  func register(_ component: Component) {
    let type = type(of: component)
    living.append(entries.count)
    entries.append(Entry(component: component, type: type, role: type.role))
    history = (history ^ UInt64(UInt(bitPattern: ObjectIdentifier(type)))) &* 0x0000_0100_0000_01B3
  }

  /// Notes a block that keeps a component, and returns its number.
  func addHold(of participant: Participant, at site: CallSite) -> Int {
    lastHold += 1
    holds[lastHold] = (participant, site)
    return lastHold
  }

  /// Forgets a block that is gone.
  func removeHold(_ number: Int) { holds[number] = nil }

  /// Removes a component that is being deallocated; its type and role stay known.
  func unregister(_ participant: Participant) {
    entries[Int(participant.index) - Self.forces.count].component = nil
  }

  /// Whether a participant is a component, or was one before it was deallocated.
  func isComponent(_ participant: Participant) -> Bool {
    Int(participant.index) >= Self.forces.count
  }

  /// Returns the component of a participant; nil if it is none or is deallocated.
  public func component(_ participant: Participant) -> Component? {
    let index = Int(participant.index) - Self.forces.count
    return entries.indices.contains(index) ? entries[index].component : nil
  }

  /// Returns the class of a component, also of a deallocated one; nil if the participant is none.
  package func componentType(of participant: Participant) -> Component.Type? {
    let index = Int(participant.index) - Self.forces.count
    return entries.indices.contains(index) ? entries[index].type : nil
  }

  /// The classes of all components that were ever made, in order.
  package var componentTypes: some RandomAccessCollection<Component.Type> {
    entries.lazy.map(\.type)
  }

  /// Returns the role of a participant, also of a deallocated component; `.nobody` for one of another world.
  public func role(of participant: Participant) -> Role {
    let index = Int(participant.index)
    guard index >= Self.forces.count else { return Self.forces[index] }
    let position = index - Self.forces.count
    return position < entries.count ? entries[position].role : .nobody
  }

  /// Returns the name of a participant; for a deallocated component, the name of its type.
  public func name(of participant: Participant) -> String {
    switch role(of: participant) {
    case .nobody where participant == .nobody: "nobody"
    case .user: "user"
    case .mainQueue: "main queue"
    case .clock: "clock"
    case .server: "server"
    case .outside: "another device"
    case .nobody, .model, .view, .controller, .system:
      component(participant)?.flowName
        ?? componentType(of: participant).map { "\($0)" } ?? "an object of another world"
    }
  }

  /// All components that are alive, in the order in which they were made.
  ///
  /// The cost depends on the number that are alive, not on the number ever made.
  public var alive: [Component] { alive { _ in true } }

  /// Returns the live components of the wanted classes, without retaining the others.
  package func alive(where isWanted: (Component.Type) -> Bool) -> [Component] {
    var components: [Component] = []
    living.removeAll { index in
      guard let component = entries[index].component else { return true }
      if isWanted(entries[index].type) { components.append(component) }
      return false
    }
    return components
  }

  /// Returns the live components of the wanted classes that were made since `first` was the next.
  package func components(
    from first: Participant,
    where isWanted: (Component.Type) -> Bool
  ) -> [Component] {
    let start = max(0, Int(first.index) - Self.forces.count)
    return entries.dropFirst(start).compactMap { isWanted($0.type) ? $0.component : nil }
  }
}
