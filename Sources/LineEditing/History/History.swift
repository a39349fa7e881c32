/// The lines that were entered before, in this session and, with a file, in earlier ones.
///
/// Up walks through this session's lines and then through those that were there when it began. A search
/// also sees what other running sessions have entered meanwhile. Equal lines are one, the newest.
public struct History {
  /// Oldest first: those of earlier sessions, then this one's.
  package private(set) var entries: [String] = []
  private let limit: Int
  private var file: HistoryFile?
  /// This session's entries that are in no file.
  private var unkept: [String] = []
  private var error: HistoryError?

  /// Without a path the history lasts as long as the session.
  ///
  /// The file is made when there is a first line to keep. One that cannot be used is left as it is.
  public init(path: String? = nil, limit: Int = 10_000) {
    self.limit = limit
    guard let path, !path.isEmpty else { return }
    let file = HistoryFile(path: path, limit: limit)
    let content = file.load()
    entries = content.entries.suffix(limit)
    error = content.error
    self.file = content.error == nil ? file : nil
  }
}

extension History {
  /// Why lines are not kept in the file, once.
  package mutating func takeError() -> HistoryError? {
    defer { error = nil }
    return error
  }

  /// Remembers a line; one that begins with a space is private and is forgotten at once.
  package mutating func add(_ line: String) {
    // libedit would lose a space at the end when it brings the line back.
    let entry = String(line.reversed().drop { $0 == " " }.reversed())
    guard let first = entry.first, first != " ", first != "\t" else { return }
    entries.removeAll { $0 == entry }
    entries.append(entry)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    keep(entry)
  }

  /// Every line there is now, those of other running sessions too, oldest first.
  package func everything() -> [String] {
    guard let file else { return entries }
    let content = file.load()
    guard content.error == nil else { return entries }
    let kept = Set(content.entries)
    return content.entries + unkept.filter { !kept.contains($0) }
  }

  private mutating func keep(_ entry: String) {
    guard var file, HistoryFile.keeps(entry) else {
      unkept.removeAll { $0 == entry }
      unkept.append(entry)
      return
    }
    do throws(HistoryError) {
      try file.append(entry)
      self.file = file
    } catch {
      self.error = error
      self.file = nil
    }
  }
}
