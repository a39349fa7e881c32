import CExecutors
import Synchronization

/// Runs the async code that code of one world begins, on the main queue of that world: the main actor's,
/// and what a plain `Task` would run on any thread.
///
/// A process has one main actor; worlds are many, and each is its main thread. The runtime asks on the
/// thread that plays the world, and gets this executor. Where another thread would run code that has begun
/// in a world, the code is kept out, and the world hears of it.
final class WorldExecutor: SerialExecutor, @unchecked Sendable {
  /// That of the world, as long as it exists; for the thread that plays the world alone.
  private unowned(unsafe) var runtime: Runtime?
  private let home: HomeThread
  private let begun = Mutex<[UInt64: Code]>([:])

  /// Who has begun some code, and where.
  private struct Code: Sendable {
    let owner: Participant
    let site: CallSite
    /// The component's task whose code it is; nil for a task that the wiring made by itself.
    let queue: TaskQueue?
  }

  init(_ home: HomeThread) { self.home = home }

  /// Begins to run the code of a world.
  func open(_ runtime: Runtime) { self.runtime = runtime }

  /// Ends with the runtime.
  ///
  /// Suspended code of the main actor still names its executor, which therefore stays if there may be some.
  func close() {
    runtime = nil
    let tasks = begun.withLock { begun in
      defer { begun = [:] }
      return Array(begun.keys)
    }
    guard !tasks.isEmpty else { return }
    _ = Unmanaged.passRetained(self)
    WorldExecutor.all.withLock { all in for task in tasks { all[task] = nil } }
  }

  /// Takes a job of the main actor.
  func enqueue(_ job: consuming ExecutorJob) {
    take(UnownedJob(job), on: asUnownedSerialExecutor())
  }

  /// Stops the process where code of another thread claims to be of the main actor.
  func checkIsolated() {
    precondition(home.isHere, "the main actor of a world is the thread that plays it")
  }
}

// MARK: - On a thread

extension WorldExecutor {
  /// The runtime of the world that this thread plays; nil if it plays none.
  static var runtimeOfThread: Runtime? {
    let executors = executors_get()
    guard executors.take != nil, let identity = executors.main_actor.identity else { return nil }
    return Unmanaged<WorldExecutor>.fromOpaque(identity)._withUnsafeGuaranteedRef { $0.runtime }
  }

  /// Lets this thread begin code on this executor; the caller keeps the runtime alive meanwhile.
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
}

// MARK: - Jobs

extension WorldExecutor {
  /// The executors of the tasks that have begun in some world: a job that another thread may run has only
  /// the number of its task.
  private static let all: Mutex<[UInt64: WorldExecutor]> = {
    executors_watch { WorldExecutor.refuses($0) }
    return Mutex([:])
  }()

  /// Whether the code of a task is kept out of a thread that does not play its world.
  private static func refuses(_ task: UInt64) -> Bool {
    guard let executor = all.withLock({ $0[task] }) else { return false }
    executor.refuse(task)
    return true
  }

  private func refuse(_ task: UInt64) {
    let code = begun.withLock { $0[task] }
    home.refuse(code?.owner ?? .mainQueue, code?.site ?? .unknown)
  }

  private func take(_ job: UnownedJob, on executor: UnownedSerialExecutor) {
    let task = executors_task(unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
    guard home.isHere else { return refuse(task) }
    guard let runtime else { return }
    let code = begun.withLock { $0[task] } ?? beginning(in: runtime)
    note(code, of: task)
    runtime.mainQueue.resume(code.owner, code.site) { [self] in
      runtime.tasks.run(code.queue, of: code.owner) { play { job.runSynchronously(on: executor) } }
      if let fault = code.queue?.fault { throw fault }
    }
  }

  /// Remembers whose code a task runs; the jobs of an `actor` are of no task.
  private func note(_ code: Code, of task: UInt64) {
    guard task != 0, begun.withLock({ $0.updateValue(code, forKey: task) }) == nil else { return }
    WorldExecutor.all.withLock { $0[task] = self }
  }

  /// The code that begins now.
  private func beginning(in runtime: Runtime) -> Code {
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
