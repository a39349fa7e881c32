/// The queue of the one thread that a world is: first in, first out, and drained explicitly.
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

  /// How many pieces of work are waiting.
  public var count: Int { jobs.count }

  func async(from owner: Participant, site: CallSite, _ work: @escaping () throws -> Void) {
    jobs.append(Job(owner: owner, cause: flow.current, site: site, work: work))
  }

  /// Runs one round: what is waiting now, but not what that adds.
  ///
  /// Returns how many ran.
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

  /// Runs rounds until nothing is waiting, or the flow has ended.
  public func drain() {
    while !jobs.isEmpty, flow.end == nil { turn() }
  }
}
