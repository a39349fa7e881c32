/// The services of a world: its flow, notification centre, main queue, clock, random numbers,
/// server.
///
/// All of them are virtual. A runtime is not `Sendable`: one thread, or one task, plays it at a time.
/// So many worlds run in parallel without locks or global variables.
public final class Runtime {
  /// The record of all that happened.
  public let flow: Flow
  /// All components that were ever made.
  public let registry = ComponentRegistry()
  /// The notification centre.
  public let notifications: WorldNotificationCenter
  /// The async code that runs.
  let tasks: WorldTasks
  /// Whether its code has called an object of another world, such as one that a `static` keeps.
  package internal(set) var callsOtherWorlds = false
  /// What runs the async code that code of the world begins.
  let executor: WorldExecutor
  /// The main queue.
  public let mainQueue: MainQueue
  /// The virtual clock.
  public let clock: WorldClock
  /// The source of random numbers, which are the same in every run.
  public let random = RandomSource()
  /// The server; nil in a world without one.
  public private(set) var server: Server?
  /// The storage that outlives the program; nil in a world without one.
  public let storage: (any Storage)?
  package let ports = Ports()
  /// Called before the user's act reaches a component; an act on a row comes with its number.
  package var willReceive: ((Component, UserEvent, _ row: Int?) -> Void)?
  private var singletons: [ObjectIdentifier: Component] = [:]
  /// The first number that `nextIdentity` returns.
  package let firstIdentity: Int
  private var lastIdentity: Int
  /// Whether a command lets all writes of the storage fail.
  package var isStorageFailing = false
  /// How long the push or the pop of a screen takes; no time at all unless the system says so.
  package var transitionTime = Duration.zero
  /// Whether the user is in another program.
  package var isInBackground = false

  /// Makes a runtime without components.
  public convenience init(withServer: Bool = false, storage: (any Storage)? = nil) {
    self.init(withServer: withServer, storage: storage, firstIdentity: 1)
  }

  /// Makes a runtime whose identities begin with a number.
  package init(withServer: Bool, storage: (any Storage)?, firstIdentity: Int) {
    self.storage = storage
    (self.firstIdentity, lastIdentity) = (firstIdentity, firstIdentity - 1)
    tasks = WorldTasks()
    flow = Flow(tasks.home, roleOf: registry.role)
    notifications = WorldNotificationCenter(flow: flow)
    mainQueue = MainQueue(flow: flow, home: tasks.home)
    clock = WorldClock(flow: flow, mainQueue: mainQueue)
    server = withServer ? Server(flow: flow, clock: clock) : nil
    executor = WorldExecutor(tasks.home)
    executor.open(self)
  }

  deinit { executor.close() }
}

extension Runtime {
  /// The runtime that a component made now belongs to, that of the world which this thread plays; nil
  /// outside of any world.
  public static var current: Runtime? { WorldExecutor.runtimeOfThread }

  /// Runs `body`; every component that it makes belongs to this runtime.
  public func assemble<Result>(_ body: () throws -> Result) rethrows -> Result {
    // A task of the wiring's code does not play the world.
    if Runtime.current !== self { tasks.home.settle() }
    return try executor.play { try withExtendedLifetime(self) { try flow.recordingCalls(body) } }
  }
}

extension Runtime {
  /// Returns the one object of its type in this world, and makes it at the first call.
  package static func singleton<Object: Component>(_ make: () -> Object) -> Object {
    guard let current else { return make() }
    if let known = current.singletons[ObjectIdentifier(Object.self)] as? Object { return known }
    let object = make()
    current.singletons[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// Releases the singletons and all pending work at the end of the world, and takes apart what then is
  /// still alive.
  ///
  /// They hold components and these hold the runtime, so none would ever be deallocated.
  package func tearDown() {
    assemble { end() }
  }

  /// Ends all; async code that is resumed by it, or cancelled, is still the world's.
  private func end() {
    tasks.home.settle()
    flow.close()
    tasks.cancelAll()
    mainQueue.unwind()
    singletons = [:]
    notifications.removeAll()
    clock.removeAll()
    server?.removeAll()
    for component in registry.alive { component.letGo() }
  }

  /// Whether `component` is a singleton of this world.
  public func isSingleton(_ component: Component) -> Bool {
    singletons.values.contains { $0 === component }
  }

  /// The components whose async code waits for an answer or for a time, which keeps alive what it
  /// captures: themselves, or others after they are gone.
  package var waitingOwners: [Participant] { tasks.waitingOwners }

  /// All singletons, in the order in which they were made.
  public var allSingletons: [Component] {
    singletons.values.sorted { $0.participant.index < $1.participant.index }
  }

  /// Returns a number that is unique in this world; it stands for a UUID.
  public func nextIdentity() -> Int {
    lastIdentity += 1
    return lastIdentity
  }
}

extension Runtime {
  /// The hops that led to what waits: requests, timers and jobs of the main queue, in an order that no story changes.
  package var causesOfWaiting: [Int] {
    (server?.waiting.map(\.cause) ?? []) + clock.pending.map(\.job.cause) + mainQueue.causes
  }

  /// Adds everything of the world that is in no component: pending work, registrations, random numbers.
  package func describe(to digest: inout StateDigest) {
    digest.add(allSingletons)
    server?.describe(to: &digest, registry)
    clock.describe(to: &digest, registry)
    mainQueue.describe(to: &digest, registry)
    tasks.describe(to: &digest, registry)
    digest.add(isStorageFailing)
    if isInBackground { digest.add("background") }
    notifications.describe(to: &digest, registry)
    random.describe(to: &digest)
    digest.add(storage)
  }
}
