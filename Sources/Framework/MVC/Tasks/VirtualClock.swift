/// The time of a world, for async code: it passes only when a command lets it pass.
///
///     try await clock.sleep(for: .milliseconds(300))
///
/// Code that takes `any Clock<Duration>` takes this one.
public struct VirtualClock: Clock, @unchecked Sendable {
  // Used by the thread of the world alone: another one is kept out.
  private weak var runtime: Runtime?
  private let owner: Participant

  init(_ runtime: Runtime, owner: Participant) { (self.runtime, self.owner) = (runtime, owner) }

  /// A moment, counted from the beginning of the world.
  public struct Instant: InstantProtocol {
    /// The time since the world began.
    public let offset: Duration

    /// The moment so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// How long it is from this moment to the other.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether the left moment is the earlier one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// The present moment of the world.
  public var now: Instant { Instant(offset: runtime?.clock.now ?? .zero) }

  /// Zero: every duration is exact.
  public var minimumResolution: Duration { .zero }

  /// Waits until the world's time is `deadline`; throws a `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline, site: .unknown)
  }

  /// Waits until so much of the world's time has passed; throws a `CancellationError` if the task is
  /// cancelled.
  public func sleep(
    for duration: Duration,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws {
    let site = CallSite(fileID: fileID, line: line)
    try await sleep(until: Instant(offset: (runtime?.clock.time ?? .zero) + duration), site: site)
  }

  private func sleep(until deadline: Instant, site: CallSite) async throws {
    guard let runtime, runtime.flow.isHome(owner, site) else { throw CancellationError() }
    let waiter = try Waiter<Void>(runtime)
    let delay = max(.zero, deadline.offset - runtime.clock.time)
    let timer = runtime.clock.schedule(after: delay, from: owner, site: site) {
      waiter.resume(with: .success(()))
    }
    try await waiter.value { timer.cancel() }
  }
}
