import Synchronization

/// Several players of one subject, each on a thread of its own.
struct Crew {
  private let subject: SearchSubject
  private let jobs: Int

  init(_ subject: SearchSubject, jobs: Int) { (self.subject, self.jobs) = (subject, jobs) }

  /// The results of a body for the numbers from 0 up to `count`, in their order.
  func map<Result: Sendable>(
    _ count: Int,
    _ body: @escaping @Sendable (Player, Int) -> Result?
  ) async -> [Result?] {
    let (subject, next) = (subject, Counter())
    var results = [Result?](repeating: nil, count: count)
    await withTaskGroup(of: [(Int, Result?)].self) { group in
      for _ in 0..<min(jobs, count) {
        group.addTask {
          let player = Player(subject)
          var own: [(Int, Result?)] = []
          while case let index = next.take(), index < count { own.append((index, body(player, index))) }
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
