/// The main queue of a world: first in, first out, and run only by `turn` and `drain`.
public final class MainQueue {
  private struct Job {
    let owner: Participant
    let cause: Int
    let site: CallSite
    let work: () throws -> Void
  }

  private let flow: Flow
  private var jobs: [Job] = []

  init(flow: Flow) { self.flow = flow }

  /// The number of jobs that wait.
  public var count: Int { jobs.count }

  func async(from owner: Participant, site: CallSite, _ work: @escaping () throws -> Void) {
    jobs.append(Job(owner: owner, cause: flow.current, site: site, work: work))
  }

  /// Runs the jobs that wait now, without those that they add, and returns how many it ran.
  @discardableResult
  public func turn() -> Int {
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
  public func drain() {
    while !jobs.isEmpty, flow.end == nil { turn() }
  }
}
