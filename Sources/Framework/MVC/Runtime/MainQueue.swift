/// The main queue of a world: first in, first out, and run only by `turn` and `drain`.
public final class MainQueue {
  private struct Job {
    let owner: Participant
    let cause: Int
    let site: CallSite
    let isOfTask: Bool
    let work: () throws -> Void
  }

  private let flow: Flow
  private let home: HomeThread
  @exclusivity(unchecked) private var jobs: [Job] = []

  init(flow: Flow, home: HomeThread) { (self.flow, self.home) = (flow, home) }

  /// The number of jobs that wait.
  public var count: Int { jobs.count }

  package func async(from owner: Participant, site: CallSite, _ work: @escaping () throws -> Void) {
    append(owner, site, isOfTask: false, work)
  }

  /// Adds the next piece of a task's code.
  func resume(_ owner: Participant, _ site: CallSite, _ work: @escaping () throws -> Void) {
    append(owner, site, isOfTask: true, work)
  }

  private func append(
    _ owner: Participant,
    _ site: CallSite,
    isOfTask: Bool,
    _ work: @escaping () throws -> Void
  ) {
    jobs.append(
      Job(owner: owner, cause: flow.current, site: site, isOfTask: isOfTask, work: work)
    )
  }

  /// Runs the jobs that wait now, without those that they add, and returns how many it ran.
  @discardableResult
  package func turn() -> Int {
    home.settle()
    let round = jobs
    jobs = []
    for job in round {
      flow.run(
        .turn,
        from: .mainQueue,
        to: job.owner,
        site: job.site,
        because: job.cause,
        job.work
      )
    }
    return round.count
  }

  func removeAll() { jobs = [] }

  /// Runs jobs until none waits, or the flow has ended.
  package func drain() {
    for refused in home.takeRefused() {
      flow.run(.turn, from: .mainQueue, to: refused.owner, site: refused.site) { throw refused }
    }
    while !jobs.isEmpty, flow.end == nil { turn() }
  }

  /// Lets the cancelled tasks of a world that is over run to their end, without the flow.
  ///
  /// Code that never ends is left after so many pieces.
  func unwind(pieces: Int = 1_000) {
    var left = pieces
    while left > 0, let next = jobs.firstIndex(where: \.isOfTask) {
      try? jobs.remove(at: next).work()
      left -= 1
    }
    removeAll()
  }
}
