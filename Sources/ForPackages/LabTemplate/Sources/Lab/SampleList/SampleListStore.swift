import HeadlessUI
import MVC

/// The only list of the program, for all screens; it makes every change, and posts a notification for
/// it.
final class SampleListStore: Model {
  private(set) var entries: [SampleListEntry] = []

  /// Adds an entry at the end, unless its title is empty.
  func add(title: String) {
    guard !title.isEmpty else { return }
    entries.append(SampleListEntry(title: title))
    tell(.insert([entries.count - 1]))
  }

  /// Removes an entry; an unknown entry is ignored.
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
