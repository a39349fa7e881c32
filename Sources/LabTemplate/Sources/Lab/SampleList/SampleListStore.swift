import HeadlessUI
import MVC

/// The one list of the program, whatever screens there are; all changes of it are made here, and told.
final class SampleListStore: Model {
  private(set) var entries: [SampleListEntry] = []

  /// Adds an entry at the end; an empty title is ignored.
  func add(title: String) {
    guard !title.isEmpty else { return }
    entries.append(SampleListEntry(title: title))
    tell(.insert([entries.count - 1]))
  }

  /// Removes an entry; one that is gone is ignored.
  func remove(id: Int) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries.remove(at: index)
    tell(.remove([index]))
  }

  private func tell(_ change: Change) {
    noteChange(change, of: "entries")
    post(.sampleListDidChange, change)
  }
}

extension NotificationName where Payload == Change {
  static var sampleListDidChange: Self { "sampleListDidChange" }
}
