/// Work that runs at a time, or again and again.
public final class ClockTimer {
  let number: Int
  /// The time at which it fires, counted from the beginning of the world.
  public internal(set) var due: Duration
  /// The time from one firing of a repeating timer to the next; nil for a timer that fires once.
  public let interval: Duration?
  private(set) var job: Job
  private weak var clock: WorldClock?

  init(number: Int, due: Duration, interval: Duration?, _ job: Job, _ clock: WorldClock) {
    (self.number, self.due, self.interval) = (number, due, interval)
    (self.job, self.clock) = (job, clock)
  }

  /// Cancels the timer.
  public func cancel() {
    clock?.cancel(self)
    job = Job(owner: job.owner, cause: job.cause, site: job.site) {}
  }
}

extension ClockTimer: StatefulObject {
  /// Whether it will fire; the clock describes when.
  package func describe(to digest: inout StateDigest) {
    digest.add(clock?.pending.contains { $0 === self } == true)
  }
}
