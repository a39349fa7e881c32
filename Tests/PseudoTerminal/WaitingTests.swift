import Foundation
import Testing

/// Runs tests that wait for other programs on threads of their own, so that all other tests go on meanwhile.
///
/// A test runs on a thread for each processor, and one that waits for a program would hold its thread.
public struct WaitingTests: TestTrait, SuiteTrait, TestScoping {
  public let isRecursive = true

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTests {
  /// The test starts programs and waits for them.
  public static var waits: Self { Self() }
}

/// As many threads as programs are waited for at a time.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()
  private let queue = OperationQueue()

  init() { queue.maxConcurrentOperationCount = 3 }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
