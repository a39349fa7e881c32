/// A component's async code, which runs on the main queue of its world.
///
/// A controller keeps it to cancel the code, for instance when its screen goes.
public final class WorldTask {
  private let queue: TaskQueue
  private let task: Task<Void, Never>

  init(_ queue: TaskQueue, _ task: Task<Void, Never>) { (self.queue, self.task) = (queue, task) }

  /// Cancels the code: what it waits for throws a `CancellationError` in it.
  public func cancel() { task.cancel() }

  /// Whether the code has been cancelled.
  public var isCancelled: Bool { task.isCancelled }

  /// Whether the code has come to its end.
  public var isFinished: Bool { queue.isFinished }
}

extension WorldTask: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(isCancelled)
    digest.add(isFinished)
  }
}
