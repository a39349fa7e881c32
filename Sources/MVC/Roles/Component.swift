/// What models, views and controllers have in common: a place in their world and a name in its flow.
///
/// A component finds its runtime by itself when it is made (one look-up for each object, none
/// for each call). Made outside of any world it gets runtime of its own.
open class Component {
  /// What it finds around itself; the same for all of its world.
  public let runtime: Runtime
  /// Who it is in the flow.
  public let participant: Participant
  /// The objects that `keep` keeps alive.
  final var kept: [(key: String, object: AnyObject)] = []

  /// The role in which the laws see this class.
  open class var role: Role { .nobody }

  /// A component of the world that is being assembled, or of none.
  public init() {
    let runtime = Runtime.current ?? Runtime()
    self.runtime = runtime
    participant = runtime.registry.nextParticipant
    runtime.registry.enroll(self)
    runtime.ports.claim(by: self)
  }

  deinit { runtime.registry.strike(participant) }

  /// How the flow and the reports call this component: the name of its type, unless it has a better one.
  open var flowName: String { "\(type(of: self))" }
}
