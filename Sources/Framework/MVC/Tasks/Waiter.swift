/// The place at which async code waits until it is resumed, once.
///
/// It belongs to the thread of its world; `onCancel` runs there too, because only code of the world
/// cancels its tasks.
final class Waiter<Value: Sendable>: @unchecked Sendable {
  private let tasks: WorldTasks
  private let queue: TaskQueue?
  /// For whom the code waits.
  private let owner: Participant
  private let mayEnd: Bool
  private var continuation: UnsafeContinuation<Value, any Error>?
  private var result: Result<Value, any Error>?
  private var cancel: () -> Void = {}

  /// A place for the code that runs now; throws if the code must not begin to wait.
  init(_ runtime: Runtime) throws {
    mayEnd = try runtime.tasks.mayEndWaiting()
    (tasks, queue) = (runtime.tasks, runtime.tasks.running)
    owner = runtime.tasks.runningOwner ?? runtime.flow.acting
  }

  /// Waits; calls `cancel` if the task is cancelled meanwhile.
  func value(onCancel cancel: @escaping () -> Void) async throws -> Value {
    guard mayEnd else { return try await withUnsafeThrowingContinuation { _ in } }
    self.cancel = cancel
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        if let result { return continuation.resume(with: result) }
        self.continuation = continuation
        count(1)
      }
    } onCancel: {
      self.cancel()
      resume(with: .failure(CancellationError()))
    }
  }

  func resume(with result: Result<Value, any Error>) {
    guard self.result == nil else { return }
    self.result = result
    guard let continuation else { return }
    count(-1)
    continuation.resume(with: result)
  }

  private func count(_ change: Int) {
    queue?.waits += change
    tasks.countWaiting(of: owner, change)
  }
}
