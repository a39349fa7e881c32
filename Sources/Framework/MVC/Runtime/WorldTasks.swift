/// The tasks of a world that have not come to their end.
final class WorldTasks {
  /// The thread of the world.
  let home = HomeThread()
  /// The task whose code runs now.
  private(set) var running: TaskQueue?
  private var open: [(queue: TaskQueue, cancel: () -> Void)] = []
  private var isOver = false
  /// How often code that is being ended may wait before it is left where it waits.
  private var patience = 3

  /// Whose code a task runs now; nil if none does.
  private(set) var runningOwner: Participant?
  /// How often tasks of each component wait for an answer or for a time.
  private var waits: [Participant: Int] = [:]

  /// The components whose tasks wait for an answer or for a time.
  var waitingOwners: [Participant] {
    waits.filter { $0.value > 0 }.keys.sorted { $0.index < $1.index }
  }

  /// Counts a task that begins to wait, or no longer does.
  func countWaiting(of owner: Participant, _ change: Int) { waits[owner, default: 0] += change }

  func add(_ queue: TaskQueue, cancel: @escaping () -> Void) { open.append((queue, cancel)) }

  /// Runs a job of a task of `owner`; the queue is nil if no component began the task by `task`.
  func run(_ queue: TaskQueue?, of owner: Participant, _ job: () -> Void) {
    let before = (running, runningOwner)
    (running, runningOwner) = (queue, owner)
    home.run(job)
    (running, runningOwner) = before
    if let queue, queue.isFinished { open.removeAll { $0.queue === queue } }
  }

  /// Cancels all tasks, because their world has ended; they end at the next thing that they wait for.
  ///
  /// Linux's `URLSession` comes to a standstill if a task is cancelled just as its answer comes. So in a program that
  /// has `URLSession`, code that waits for nothing of its world is left where it waits.
  func cancelAll() {
    isOver = true
    for task in open where task.queue.waits > 0 || !WorldTasks.mayStandStill { task.cancel() }
  }

  #if os(Linux)
  private static let mayStandStill = _typeByName("20FoundationNetworking10URLSessionC") != nil
  #else
  private static let mayStandStill = false
  #endif

  /// Throws if the code must not begin to wait, because it is cancelled or its world has ended.
  ///
  /// Returns false if the code goes on all the same after the end of its world: it then waits for
  /// good, or a loop in it would never end.
  func mayEndWaiting() throws -> Bool {
    guard isOver else {
      try Task.checkCancellation()
      return true
    }
    patience -= 1
    if patience >= 0 { throw CancellationError() }
    return false
  }
}

extension WorldTasks {
  /// Adds where async code has begun and what it waits for; not how far it has come.
  func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {
    digest.add(open.count)
    for (queue, _) in open {
      digest.add(queue.owner, in: registry)
      digest.add(queue.site)
      digest.add(queue.waits)
      if let code = queue.code { digest.add(closure: code) }
    }
  }
}
