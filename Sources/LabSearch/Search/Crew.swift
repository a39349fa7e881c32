import LabConversation
import Synchronization

/// Several players of one subject, each on a thread of its own.
struct Crew {
  private let subject: SearchSubject
  private let jobs: Int
  private let crashGuard: (any CrashGuard)?
  /// The part of the work that the number 0 is.
  private let firstPart: Int

  init(_ subject: SearchSubject, _ limits: SearchLimits, firstPart: Int) {
    (self.subject, crashGuard, self.firstPart) = (subject, limits.crashGuard, firstPart)
    jobs = subject.sharesState ? 1 : limits.jobs
  }

  /// The results of a body for the numbers from 0 up to `count`, in their order.
  ///
  /// Each number is a part of the work that a crash guard can tell from others.
  func map<Result: Sendable>(
    _ count: Int,
    _ body: @escaping @Sendable (Player, Int) -> Result?
  ) async -> [Result?] {
    let (subject, crashGuard, firstPart, next) = (subject, crashGuard, firstPart, Counter())
    var results = [Result?](repeating: nil, count: count)
    await withTaskGroup(of: [(Int, Result?)].self) { group in
      for _ in 0..<min(jobs, count) {
        group.addTask {
          let player = Player(subject, crashGuard)
          var own: [(Int, Result?)] = []
          while case let index = next.take(), index < count {
            _ = crashGuard?.enterPart(firstPart + index)
            own.append((index, body(player, index)))
            crashGuard?.leavePart()
          }
          return own
        }
      }
      for await own in group { for (index, result) in own { results[index] = result } }
    }
    return results
  }

  /// Numbers from 0 on, each for one thread.
  private final class Counter: Sendable {
    private let next = Atomic(0)

    func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}
