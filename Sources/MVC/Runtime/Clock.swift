/// Virtual time: it stands still until somebody advances it.
public final class Clock {
  private let flow: Flow
  private let mainQueue: MainQueue
  private var timers: [ClockTimer] = []
  private var made = 0
  /// The time since the world began.
  public private(set) var now: Duration = .zero

  init(flow: Flow, mainQueue: MainQueue) {
    self.flow = flow
    self.mainQueue = mainQueue
  }

  /// The timers that are running, the next one first.
  public var pending: [ClockTimer] { timers.sorted { ($0.due, $0.number) < ($1.due, $1.number) } }

  /// Fires every timer that is due within `duration`, in order of their times, and drains the main
  /// queue after each.
  public func advance(by duration: Duration) {
    let target = now + duration
    while flow.end == nil, let timer = pending.first, timer.due <= target {
      now = timer.due
      timers.removeAll { $0 === timer }
      flow.run(
        .timer,
        from: .clock,
        to: timer.owner,
        site: timer.site,
        because: timer.cause,
        timer.work
      )
      mainQueue.drain()
    }
    now = max(now, target)
  }

  func schedule(
    after delay: Duration,
    from owner: Participant,
    site: CallSite,
    _ work: @escaping () throws -> Void
  ) -> ClockTimer {
    made += 1
    let timer = ClockTimer(
      number: made,
      due: now + delay,
      owner: owner,
      cause: flow.current,
      site: site,
      clock: self,
      work: work
    )
    timers.append(timer)
    return timer
  }

  func removeAll() { timers = [] }

  func cancel(_ timer: ClockTimer) { timers.removeAll { $0 === timer } }
}

/// Work that waits for its time.
public final class ClockTimer {
  let number: Int
  /// When it fires, since the world began.
  public let due: Duration
  let owner: Participant
  let cause: Int
  let site: CallSite
  let work: () throws -> Void
  private weak var clock: Clock?

  init(
    number: Int,
    due: Duration,
    owner: Participant,
    cause: Int,
    site: CallSite,
    clock: Clock,
    work: @escaping () throws -> Void
  ) {
    (self.number, self.due, self.owner, self.cause) = (number, due, owner, cause)
    (self.site, self.clock, self.work) = (site, clock, work)
  }

  /// Never fires after this.
  public func cancel() { clock?.cancel(self) }
}
