/// What a component finds around itself: the flow it is recorded in, the notification centre, the
/// main queue, the clock, chance and the server.
///
/// All of it is virtual, and handed in.
///
/// A world *is* its main thread: runtime are not `Sendable` and never leave the task that made
/// them, so many worlds run side by side with no lock and no global.
public final class Runtime {
  /// Everything that happened.
  public let flow = Flow()
  /// Everybody who was ever made.
  public let registry = ComponentRegistry()
  /// Where notifications are posted and observed.
  public let notifications: WorldNotificationCenter
  /// Where work is put off to.
  public let mainQueue: MainQueue
  /// Virtual time.
  public let clock: Clock
  /// Chance, the same in every run.
  public let random = RandomSource()
  /// The other side of the network; nil where the program has none.
  public private(set) var server: Server?
  /// What outlives the program; nil where it keeps nothing.
  public let storage: (any Storage)?
  package let ports = Ports()
  private var singletons: [ObjectIdentifier: Component] = [:]
  private var lastIdentity = 0

  /// Runtime in which nobody has been made yet.
  public init(withServer: Bool = false, storage: (any Storage)? = nil) {
    self.storage = storage
    notifications = WorldNotificationCenter(flow: flow)
    mainQueue = MainQueue(flow: flow)
    clock = Clock(flow: flow, mainQueue: mainQueue)
    server = withServer ? Server(flow: flow, clock: clock) : nil
  }
}

extension Runtime {
  /// The address of the runtime that components made now belong to.
  ///
  /// An address and not a reference, because a task-local value must be `Sendable` and runtime
  /// must not be. It is set only within `assemble`, whose caller keeps them alive.
  @TaskLocal private static var address: UInt?

  /// The runtime that a component made now belongs to; nil outside of any world.
  public static var current: Runtime? {
    address.flatMap { UnsafeRawPointer(bitPattern: $0) }
      .map { Unmanaged<Runtime>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs `body` such that every component made in it belongs here.
  public func assemble<Result>(_ body: () throws -> Result) rethrows -> Result {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return try Runtime.$address.withValue(address) { try withExtendedLifetime(self, body) }
  }
}

extension Runtime {
  /// The one object of its type in this world, made when it is first asked for.
  ///
  /// What `static let shared` is in a program that is alone in its process.
  public static func singleton<Object: Component>(_ make: () -> Object) -> Object {
    guard let current else { return make() }
    if let known = current.singletons[ObjectIdentifier(Object.self)] as? Object { return known }
    let object = make()
    current.singletons[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// Lets go of the singletons and of all that waits, when the world is over.
  ///
  /// They hold their components, and these hold the runtime, so none would ever die.
  public func letGo() {
    singletons = [:]
    mainQueue.removeAll()
    clock.removeAll()
    server?.removeAll()
  }

  /// Whether `component` is one that everybody in this world may reach.
  public func isSingleton(_ component: Component) -> Bool {
    singletons.values.contains { $0 === component }
  }

  /// All singletons, in the order in which they were made.
  public var allSingletons: [Component] {
    singletons.values.sorted { $0.participant.index < $1.participant.index }
  }

  /// A number nobody else in this world has: what a UUID is elsewhere.
  public func nextIdentity() -> Int {
    lastIdentity += 1
    return lastIdentity
  }
}
