/// The main queue of a world: first in, first out, and run only by `turn` and `drain`.
public final class MainQueue {
  private let flow: Flow
  private let home: HomeThread
  @exclusivity(unchecked) private var jobs: [(job: Job, isOfTask: Bool)] = []

  init(flow: Flow, home: HomeThread) { (self.flow, self.home) = (flow, home) }

  /// The number of jobs that wait.
  public var count: Int { jobs.count }

  package func async(from owner: Participant, site: CallSite, _ work: @escaping () throws -> Void) {
    resume(owner, site, isOfTask: false, work)
  }

  /// Adds the next piece of a task's code, or other work.
  func resume(
    _ owner: Participant,
    _ site: CallSite,
    isOfTask: Bool = true,
    _ work: @escaping () throws -> Void
  ) {
    jobs.append((Job(owner: owner, cause: flow.current, site: site, work: work), isOfTask))
  }

  /// Runs the jobs that wait now, without those that they add, and returns how many it ran.
  @discardableResult
  package func turn() -> Int {
    home.settle()
    let round = jobs
    jobs = []
    for (job, _) in round { job.run(.turn, from: .mainQueue, in: flow) }
    return round.count
  }

  func removeAll() { jobs = [] }

  /// The hops that led to the jobs.
  var causes: [Int] { jobs.map(\.job.cause) }

  /// Adds how many jobs wait, and where they come from.
  func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {
    digest.add(jobs.count)
    for (job, _) in jobs { flow.describe(originOf: job.cause, to: &digest, registry) }
  }

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
      try? jobs.remove(at: next).job.work()
      left -= 1
    }
    removeAll()
  }
}
