/// The base class of models, views and controllers: it has a runtime, and a name in the flow.
///
/// A component finds its runtime when it is made: one look-up for each object, none for each call.
/// A component that is made outside of any world gets a runtime of its own.
open class Component {
  /// The runtime, which all components of a world share.
  public let runtime: Runtime
  /// The component's identity in the flow.
  public let participant: Participant
  /// The objects that `keep` stores.
  @exclusivity(unchecked) final var kept: [(key: String, object: AnyObject)] = []
  /// The lines that have registered it, as an observer or for an action.
  @exclusivity(unchecked) final var registeredLines: [RegisteredLine] = []

  /// The role of this class in the laws.
  open class var role: Role { .nobody }

  /// Makes a component of the world that is being assembled, or of none.
  public init() {
    let runtime = Runtime.current ?? Runtime()
    self.runtime = runtime
    participant = runtime.registry.nextParticipant
    runtime.registry.register(self)
    runtime.ports.claim(by: self)
  }

  deinit { runtime.registry.unregister(participant) }

  /// The name by which lists of live objects and reports of leaks call the component: that of its type.
  package var typeName: String { "\(type(of: self))" }

  /// Lets go of what the mechanisms keep alive for this component, because its world has ended.
  ///
  /// A wiring may hold its objects in a cycle; they leave with their world all the same, as those of a
  /// program leave with its process. What a stored property holds by itself stays.
  func letGo() {
    kept = []
    Port.letGoOfPorts(in: self)
  }

  /// The component's name in the flow and in reports; by default the name of its type.
  open var flowName: String { "\(type(of: self))" }
}
