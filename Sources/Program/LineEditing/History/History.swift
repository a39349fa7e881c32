/// The lines that the user has entered in this session and, with a file, in earlier ones.
///
/// Up walks through this session's lines and then through those that were in the file when it started. A
/// search also finds lines that other running sessions have saved since. Of equal lines, only the newest
/// is kept.
public struct History {
  /// The lines of earlier sessions, then those of this one; the oldest is first.
  package private(set) var entries: [String] = []
  private let limit: Int
  private var file: HistoryFile?
  /// This session's entries that are not in the file.
  private var unsaved: [String] = []
  private var error: HistoryError?

  /// Reads the file at `path`; without a path, the history lasts as long as the session.
  ///
  /// The file is created when the first line is added. A file that cannot be used is not changed; of a
  /// damaged one, only the damaged lines are lost.
  public init(path: String? = nil, limit: Int = 10_000) {
    self.limit = limit
    guard let path, !path.isEmpty else { return }
    var file = HistoryFile(path: path, limit: limit)
    let content = file.load()
    entries = content.entries.suffix(limit)
    error = content.error
    guard error == nil else { return }
    file.isDamaged = content.unreadable > 0
    if file.isDamaged { error = .lines(lost: content.unreadable, of: file.path) }
    self.file = file
  }
}

extension History {
  /// Returns what is wrong with the file, and clears it.
  package mutating func takeError() -> HistoryError? {
    defer { error = nil }
    return error
  }

  /// The entry for a line: libedit drops a space at the end when it recalls the line.
  static func entry(for line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// Adds a line and saves it; a line that starts with a space is private and is not added.
  package mutating func add(_ line: String) {
    note(line)
    save(line)
  }

  /// Adds a line to this session's entries only.
  mutating func note(_ line: String) {
    guard let entry = History.publicEntry(for: line) else { return }
    entries.removeAll { $0 == entry }
    entries.append(entry)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    unsaved.removeAll { $0 == entry }
    unsaved.append(entry)
  }

  /// Saves a line of this session in the file.
  mutating func save(_ line: String) {
    guard var file, let entry = History.publicEntry(for: line), HistoryFile.accepts(entry) else {
      return
    }
    do throws(HistoryError) {
      try file.append(entry)
      self.file = file
      unsaved.removeAll { $0 == entry }
    } catch {
      self.error = error
      self.file = nil
    }
  }

  private static func publicEntry(for line: String) -> String? {
    let entry = entry(for: line)
    return entry.first.map { $0 != " " && $0 != "\t" } == true ? entry : nil
  }

  /// Returns all lines, those of other running sessions included; the oldest is first.
  package func entriesOfAllSessions() -> [String] {
    guard let file else { return entries }
    let content = file.load()
    guard content.error == nil else { return entries }
    let saved = Set(content.entries)
    return content.entries + unsaved.filter { !saved.contains($0) }
  }
}
