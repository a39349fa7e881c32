/// Work that runs at a time.
public final class ClockTimer {
  let number: Int
  /// The time at which it fires, counted from the beginning of the world.
  public let due: Duration
  let owner: Participant
  let cause: Int
  let site: CallSite
  let work: () throws -> Void
  private weak var clock: WorldClock?

  init(
    number: Int,
    due: Duration,
    owner: Participant,
    cause: Int,
    site: CallSite,
    clock: WorldClock,
    work: @escaping () throws -> Void
  ) {
    (self.number, self.due, self.owner, self.cause) = (number, due, owner, cause)
    (self.site, self.clock, self.work) = (site, clock, work)
  }

  /// Cancels the timer.
  public func cancel() { clock?.cancel(self) }
}

extension ClockTimer: StatefulObject {
  /// Whether it will fire; the clock describes when.
  package func describe(to digest: inout StateDigest) {
    digest.add(clock?.pending.contains { $0 === self } == true)
  }
}
