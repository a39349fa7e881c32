import CExecutors
import Synchronization

/// Runs the async code that code of one world begins, on the main queue of that world: the main actor's,
/// and what a plain `Task` would run on any thread.
///
/// A process has one main actor; worlds are many, and each is its main thread. The runtime asks on the
/// thread that plays the world, and gets this executor.
final class WorldExecutor: SerialExecutor, @unchecked Sendable {
  /// Used by the thread of the world alone.
  weak var runtime: Runtime?
  private let home: HomeThread
  private let known = Mutex<[String: Code]>([:])

  /// Who has begun some code, and where.
  private struct Code: Sendable {
    let owner: Participant
    let site: CallSite
    /// The component's task whose code it is; nil for a task that the wiring made by itself.
    let queue: TaskQueue?
  }

  init(_ home: HomeThread) { self.home = home }

  /// Takes a job of the main actor.
  func enqueue(_ job: consuming ExecutorJob) {
    take(UnownedJob(job), on: asUnownedSerialExecutor())
  }

  /// Stops the process where code of another thread claims to be of the main actor.
  func checkIsolated() {
    precondition(home.isHere, "the main actor of a world is the thread that plays it")
  }

  /// Lets this thread begin code on this executor.
  func play<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = executors_set(ofThread)
    defer { _ = executors_set(before) }
    return try body()
  }

  private var ofThread: thread_executors {
    thread_executors(main_actor: unsafeBitCast(asUnownedSerialExecutor(), to: serial_executor.self))
    {
      let executor = Unmanaged<WorldExecutor>.fromOpaque($0).takeUnretainedValue()
      executor.take(unsafeBitCast($1, to: UnownedJob.self), on: .anyThread)
    }
  }

  private func take(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
    let isHere = home.isHere
    // The text has the number of the job's task, which no other task of the process has.
    let code = known.withLock { known in
      let code = known[job.description] ?? (isHere ? beginning : nil)
      known[job.description] = code
      return code
    }
    guard isHere else { return home.refuse(code?.owner ?? .mainQueue, code?.site ?? .unknown) }
    guard let runtime, let code else { return }
    runtime.mainQueue.resume(code.owner, code.site) { [self] in
      runtime.tasks.run(code.queue) { play { job.runSynchronously(on: executor) } }
      if let fault = code.queue?.fault { throw fault }
    }
  }

  /// The code that begins now.
  private var beginning: Code? {
    guard let runtime else { return nil }
    if let queue = runtime.tasks.running {
      return Code(owner: queue.owner, site: queue.site, queue: queue)
    }
    return Code(owner: runtime.flow.acting, site: runtime.flow.site, queue: nil)
  }
}

extension UnownedSerialExecutor {
  /// That of code of no actor; the runtime knows it by being nothing.
  fileprivate static var anyThread: UnownedSerialExecutor {
    unsafeBitCast(serial_executor(identity: nil, implementation: 0), to: UnownedSerialExecutor.self)
  }
}
