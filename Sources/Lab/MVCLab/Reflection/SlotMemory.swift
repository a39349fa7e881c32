import Synchronization

/// The slots of classes: those of each class once, when they are first asked for, for all worlds.
final class SlotMemory: Sendable {
  private let slots = Mutex<[ClassInFiles: [Slot]]>([:])

  private struct ClassInFiles: Hashable {
    let type: ObjectIdentifier
    /// The files of the wiring.
    let files: [String]
  }

  /// The slots of a class, as some files declare them; `find` is asked once for each.
  func slots(of type: AnyClass, in files: [String], _ find: () -> [Slot]) -> [Slot] {
    // Two threads may both find them.
    let key = ClassInFiles(type: ObjectIdentifier(type), files: files)
    if let known = slots.withLock({ $0[key] }) { return known }
    let found = find()
    slots.withLock { $0[key] = found }
    return found
  }
}
