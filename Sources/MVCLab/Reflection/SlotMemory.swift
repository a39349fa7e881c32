import Synchronization

/// The slots and the names of classes: those of each class once, when they are first asked for, for all
/// worlds.
final class SlotMemory: Sendable {
  private let names = Mutex<[ObjectIdentifier: [String]]>([:])
  private let slots = Mutex<[ClassInFiles: [Slot]]>([:])

  private struct ClassInFiles: Hashable {
    let type: ObjectIdentifier
    /// The files of the wiring.
    let files: [String]
  }

  /// The names of a class and of those above it; `find` is asked once for each.
  func names(of type: AnyClass, _ find: () -> [String]) -> [String] {
    names.answer(to: ObjectIdentifier(type), find)
  }

  /// The slots of a class, as some files declare them; `find` is asked once for each.
  func slots(of type: AnyClass, in files: [String], _ find: () -> [Slot]) -> [Slot] {
    slots.answer(to: ClassInFiles(type: ObjectIdentifier(type), files: files), find)
  }
}

extension Mutex {
  /// The known answer to a question, or the one that `find` returns; two threads may both ask it.
  fileprivate borrowing func answer<Question: Hashable & Sendable, Answer: Sendable>(
    to question: Question,
    _ find: () -> Answer
  ) -> Answer where Value == [Question: Answer] {
    if let known = withLock({ $0[question] }) { return known }
    let answer = find()
    withLock { $0[question] = answer }
    return answer
  }
}
