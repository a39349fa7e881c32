import LabConversation
import LabWork

/// The workers of one search.
///
/// Worlds that share state can't be played at the same time, so their search has one worker.
final class SearchCrew {
  private let pool: Pool<SearchOrder, SearchAnswer>
  /// The crashes so far; those of the present tasks are added when all are done, so that what is tried does not
  /// depend on the number of workers.
  private(set) var crashes = CrashLog()
  /// Why a task has no result, because of the program itself.
  private(set) var failure: WorkFailure?
  /// The first line that the wirings' code has printed.
  private(set) var printed: String?

  init(_ subject: SearchSubject, _ limits: SearchLimits, in workplace: any Workplace) {
    let jobs = subject.sharesState ? 1 : limits.jobs
    pool = Pool(workplace, jobs: jobs) {
      let worker = SearchWorker(subject, limits)
      return { order, supervisor in worker.answer(order, supervisor) }
    }
  }

  /// How many workers there are.
  var count: Int { pool.count }

  /// A task, and the worker that can do it best.
  typealias Task = (task: SearchTask, worker: Int?)
  /// What came of a task, and who has done it.
  typealias Result = (result: SearchResult, worker: Int)

  /// Passes the results of tasks to `body` in the order of the tasks, until `body` returns false.
  ///
  /// `body` is called with nil for a task without a result. `goesOn` is asked while there is none. Returns false if
  /// the user stopped the work, or `goesOn` or `body` ended it.
  @discardableResult
  func results(
    of tasks: [Task],
    while goesOn: () -> Bool = { true },
    then body: (Int, Result?) -> Bool
  ) -> Bool {
    let first =
      tasks.map { task, worker in
        pool.submit(SearchOrder(task: task, avoided: avoided(by: task)), preferring: worker)
      }.first ?? 0
    var log = crashes
    defer { crashes = log }
    var arrived: [Int: Pool<SearchOrder, SearchAnswer>.Finished] = [:]
    var passed = 0
    while passed < tasks.count {
      let finished = pool.next { if !goesOn() { pool.end() } }
      guard let finished else { return false }
      arrived[finished.ticket - first] = finished
      while let next = arrived.removeValue(forKey: passed) {
        passed += 1
        guard body(passed - 1, take(next, &log)) else {
          pool.end()
          return false
        }
      }
    }
    return true
  }

  /// The commands that a task leaves out: an audit all that have crashed, because it compares what goes on.
  private func avoided(by task: SearchTask) -> Set<String> {
    if case .audit = task { crashes.acts } else { crashes.avoided }
  }

  private func take(
    _ finished: Pool<SearchOrder, SearchAnswer>.Finished,
    _ log: inout CrashLog
  ) -> Result? {
    switch finished.result {
    case .success(let answer):
      printed = printed ?? answer.printed
      for death in finished.deaths {
        guard let ending = answer.endings.first(where: { $0.turn == death.ending?.turn })
        else { continue }
        log.note(death, in: ending.command)
      }
      return (answer.result, finished.worker)
    case .failure(let reason):
      failure = failure ?? reason
      return nil
    }
  }
}
