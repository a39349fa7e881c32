/// Everybody who was ever made in a world, in order: who is alive is known by name.
///
/// It keeps nobody alive. Each is struck off when it goes, which is cheaper than weak references: they
/// would slow down every retain of every component.
public final class ComponentRegistry {
  private struct Entry {
    // Never dangling: `Component.deinit` strikes its component off before the memory goes.
    unowned(unsafe) var component: Component?
    let type: Component.Type
  }

  /// The roles of the participants that are not components, in the order of their numbers.
  private static let forces: [Role] = [.nobody, .user, .mainQueue, .clock, .server, .outside]

  private var entries: [Entry] = []
  /// Which entries were alive when somebody last asked, and all that were made since.
  private var living: [Int] = []

  /// Who the next component will be: everybody before it was made earlier.
  package var nextParticipant: Participant {
    Participant(index: Int32(Self.forces.count + entries.count))
  }

  func enroll(_ component: Component) {
    living.append(entries.count)
    entries.append(Entry(component: component, type: type(of: component)))
  }

  /// Forgets a component that is going; its type and name are still told.
  func strike(_ participant: Participant) {
    entries[Int(participant.index) - Self.forces.count].component = nil
  }

  /// The component behind a participant, if it is one and still alive.
  public func component(_ participant: Participant) -> Component? {
    let index = Int(participant.index) - Self.forces.count
    return entries.indices.contains(index) ? entries[index].component : nil
  }

  /// The role of a participant, dead or alive.
  public func role(of participant: Participant) -> Role {
    let index = Int(participant.index)
    guard index >= Self.forces.count else { return Self.forces[index] }
    return entries[index - Self.forces.count].type.role
  }

  /// The name of a participant; of a dead component, the name of its type.
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
        ?? "\(entries[Int(participant.index) - Self.forces.count].type)"
    }
  }

  /// Every component that is alive, in the order in which they were made.
  ///
  /// It costs as much as there are alive, not as there ever were.
  public var alive: [Component] { alive { _ in true } }

  /// Those of them whose class is wanted; the others are not even touched.
  package func alive(where isWanted: (Component.Type) -> Bool) -> [Component] {
    var components: [Component] = []
    living.removeAll { index in
      guard let component = entries[index].component else { return true }
      if isWanted(entries[index].type) { components.append(component) }
      return false
    }
    return components
  }
}
