extension Component {
  /// Runs `work` on the main queue, after the work that already waits there.
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

  /// Runs `work` when the virtual clock has advanced by `delay`, unless the timer is cancelled.
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

  /// Runs `work` each time the virtual clock has advanced by `interval`, until the timer is cancelled.
  ///
  /// As with Foundation's timer, an interval that is not positive stands for 100 microseconds. The clock
  /// keeps the timer and its work, so the work should hold this component weakly.
  @discardableResult
  public func every(
    _ interval: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    _ work: @escaping () throws -> Void
  ) -> ClockTimer {
    let interval = interval > .zero ? interval : .microseconds(100)
    return runtime.clock.schedule(
      after: interval,
      every: interval,
      from: participant,
      site: CallSite(fileID: fileID, line: line),
      work
    )
  }

  /// Returns the one object of its type in this world, and makes it at the first call.
  ///
  ///     static var shared: ToDoStore { singleton { ToDoStore() } }
  ///
  /// It stands for `static let shared` of a program that is alone in its process; here several
  /// worlds share one.
  public static func singleton<Object: Component>(_ make: () -> Object) -> Object {
    Runtime.singleton(make)
  }
}

/// What lives in a world and reaches its parts by name.
///
/// They are members of a protocol, not of the class, so that a property of your own may have the name of one, as in
/// `private let now = UILabel()`. There, `(self as Component).now` is the time.
public protocol WorldMember: Component {}

extension Component: WorldMember {}

extension WorldMember {
  /// The connection to the server; nil in a world without one.
  public var server: Connection? {
    runtime.server.map { Connection(server: $0, client: participant, runtime: runtime) }
  }

  /// The storage that outlives the program; nil in a world without one.
  public var storage: (any Storage)? { runtime.storage }

  /// The world's source of random numbers.
  public var random: RandomSource { runtime.random }

  /// The virtual time since the world began.
  public var now: Duration { runtime.clock.now }
}
