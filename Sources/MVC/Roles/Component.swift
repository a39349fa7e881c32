/// What models, views and controllers have in common: a place in their world and a name in its flow.
///
/// A component finds its runtime by itself when it is made (one look-up for each object, none
/// for each call). Made outside of any world it gets runtime of its own.
open class Component {
  /// What it finds around itself; the same for all of its world.
  public let runtime: Runtime
  /// Who it is in the flow.
  public let participant: Participant
  private var kept: [(key: String, object: AnyObject)] = []

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

extension Component {
  /// Keeps an object alive as long as this component is, or until another is kept under that key:
  /// what an associated object is where those exist.
  public func keep(_ object: AnyObject, as key: String) {
    let before = kept.firstIndex { $0.key == key }.map { kept.remove(at: $0).object }
    kept.append((key, object))
    withExtendedLifetime(before) {}
  }

  /// The object that is kept under a key.
  public func kept(as key: String) -> AnyObject? { kept.first { $0.key == key }?.object }
}

extension Component {
  /// Posts a notification with this component as its sender, to all observers, before it returns.
  @inlinable
  public func post<Payload>(
    _ name: NotificationName<Payload>,
    _ payload: Payload,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    runtime.notifications.post(
      name,
      sender: self,
      payload,
      site: CallSite(fileID: fileID, line: line)
    )
  }

  /// Runs `work` on the main queue after everything that waits there already.
  public func async(
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping () throws -> Void
  ) {
    runtime.mainQueue.async(
      from: participant,
      site: CallSite(fileID: fileID, line: line),
      work
    )
  }

  /// Runs `work` when the virtual clock has advanced by `delay`, unless the timer is cancelled before.
  @discardableResult
  public func after(
    _ delay: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping () throws -> Void
  ) -> ClockTimer {
    runtime.clock.schedule(
      after: delay,
      from: participant,
      site: CallSite(fileID: fileID, line: line),
      work
    )
  }

  /// The way to the server, or nil in a world that has none.
  public var server: Connection? {
    runtime.server.map { Connection(server: $0, client: participant) }
  }

  /// What outlives the program, or nil in a world that keeps nothing.
  public var storage: (any Storage)? { runtime.storage }

  /// The world's source of chance.
  public var random: RandomSource { runtime.random }
}
