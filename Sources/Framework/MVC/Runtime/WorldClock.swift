/// Virtual time: it passes only when `advance` is called.
public final class WorldClock {
  private let flow: Flow
  private let mainQueue: MainQueue
  @exclusivity(unchecked) private var timers: [ClockTimer] = []
  private var made = 0
  /// The time since the world began, for the laboratory, whose questions leave no trace.
  @exclusivity(unchecked) package private(set) var time: Duration = .zero
  /// Whether the program has asked for the time; from then on the time is a part of its state.
  @exclusivity(unchecked) package private(set) var wasRead = false

  init(flow: Flow, mainQueue: MainQueue) {
    self.flow = flow
    self.mainQueue = mainQueue
  }

  /// The time since the world began.
  public var now: Duration {
    wasRead = true
    return time
  }

  /// The timers that have not fired, the next one first.
  public var pending: [ClockTimer] { timers.sorted { ($0.due, $0.number) < ($1.due, $1.number) } }

  /// The timers that fire next, all at the same moment, in the order in which they were made.
  package var dueFirst: [ClockTimer] {
    let pending = pending
    return pending.filter { $0.due == pending.first?.due }
  }

  /// Fires each timer that is due within `duration`, in the order of time, and drains the main
  /// queue after each.
  ///
  /// Timers of the same moment fire in the order in which they were made. Another `order` holds for those
  /// that are due first: the numbers of all of them, counted from 1.
  package func advance(by duration: Duration, inOrder order: [Int] = []) {
    let target = time + duration
    let first = dueFirst
    var ordered = order.map { first[$0 - 1] }[...]
    while flow.end == nil, let timer = nextTimer(before: &ordered), timer.due <= target {
      time = timer.due
      if let interval = timer.interval { timer.due += interval } else { cancel(timer) }
      timer.job.run(.timer, from: .clock, in: flow)
      mainQueue.drain()
    }
    time = max(time, target)
  }

  /// The next timer, which is the first of those that have an order of their own as long as one waits.
  private func nextTimer(before ordered: inout ArraySlice<ClockTimer>) -> ClockTimer? {
    while let timer = ordered.popFirst() {
      if timers.contains(where: { $0 === timer }) { return timer }
    }
    return pending.first
  }

  package func schedule(
    after delay: Duration,
    every interval: Duration? = nil,
    from owner: Participant,
    site: CallSite,
    _ work: @escaping () throws -> Void
  ) -> ClockTimer {
    made += 1
    let job = Job(owner: owner, cause: flow.current, site: site, work: work)
    let timer = ClockTimer(number: made, due: time + delay, interval: interval, job, self)
    timers.append(timer)
    return timer
  }

  func removeAll() { timers = [] }

  func cancel(_ timer: ClockTimer) { timers.removeAll { $0 === timer } }
}

extension WorldClock {
  func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {
    for timer in pending {
      digest.add(timer.due - time)
      digest.add(timer.interval ?? .zero)
      digest.add(timer.job.owner, in: registry)
      digest.add(timer.job.site)
      flow.describe(originOf: timer.job.cause, to: &digest, registry)
      digest.add(closure: timer.job.work)
    }
  }
}

extension WorldClock: BlockKeeper {
  package var keptBlocks: [KeptBlock] { timers.map { KeptBlock($0.job.work, $0.job.site) } }
}

extension WorldClock {
  /// The blocks of the timers that fire once and then are gone, which are none if a timer set the next one when it fired.
  package var blocksThatRunOnce: [KeptBlock] {
    timers.filter { $0.interval == nil && !isRepetition($0.job) }.map {
      KeptBlock($0.job.work, $0.job.site)
    }
  }

  /// Whether a timer of the same line has set a timer.
  private func isRepetition(_ job: Job) -> Bool {
    let hops = flow.hops
    return sequence(first: job.cause) { hops[$0].cause }.prefix { hops.indices.contains($0) }
      .contains { hops[$0].kind == .timer && hops[$0].site == job.site }
  }
}
