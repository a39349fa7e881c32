import Synchronization
import Testing

/// The issues that a body records, each as its file's name, line and column, and its text.
///
///     notes.md:8:1: > tap Add  [misused]
func issues(_ body: () async -> Void) async -> [String] {
  let notes = Mutex<[String]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    notes.withLock { $0.append(issue.note) }
    return true
  }
  return notes.withLock(\.self)
}

extension Issue {
  fileprivate var note: String {
    let place = sourceLocation.map { "\($0.fileName):\($0.line):\($0.column)" } ?? "nowhere"
    return "\(place): " + comments.map(\.description).joined(separator: "\n")
  }
}
