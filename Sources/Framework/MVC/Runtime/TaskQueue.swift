/// The executor of one task: it runs the task's jobs one by one on the main queue of its world.
///
/// Its properties belong to the thread of the world; `home`, which another thread may ask, is safe.
final class TaskQueue: TaskExecutor, @unchecked Sendable {
  let owner: Participant
  let site: CallSite
  private weak var runtime: Runtime?
  private let home: HomeThread
  /// The fault that ended the code.
  private(set) var fault: (any Fault)?
  private(set) var isFinished = false
  /// The number of requests and times that the code waits for.
  var waits = 0
  /// The code as it began, whose captures tell what it works on; nil once it has ended.
  var code: (() async throws -> Void)?

  init(_ runtime: Runtime, owner: Participant, site: CallSite) {
    (self.runtime, self.owner, self.site) = (runtime, owner, site)
    home = runtime.tasks.home
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard home.isHere else { return home.refuse(owner, site) }
    guard let runtime else { return }
    runtime.mainQueue.resume(owner, site) { [self] in
      runtime.tasks.run(self, of: owner) {
        runtime.executor.play { job.runSynchronously(on: asUnownedTaskExecutor()) }
      }
      if let fault { throw fault }
    }
  }

  /// Notes that the code has ended, and the fault that ended it.
  func finish(_ fault: (any Fault)?) {
    (isFinished, self.fault) = (true, fault)
    code = nil
  }
}
