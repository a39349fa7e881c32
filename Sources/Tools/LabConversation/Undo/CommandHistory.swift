/// The commands of a conversation: those that are done, and those that were undone.
public struct CommandHistory: Sendable {
  /// All of them, the undone ones last.
  public private(set) var entries: [Entry] = []
  /// How many of them are done.
  public private(set) var count = 0
  /// The remarks after the last command.
  public private(set) var remarks: [String] = []
  /// The first entry that is new since the last news.
  private var firstNew = 0

  /// A command, and the remarks before it.
  public struct Entry: Codable, Equatable, Sendable {
    /// The command as the user wrote it.
    public let command: String
    /// The remarks before it.
    public let remarks: [String]
    /// What the command chooses.
    let choice: Choice?
  }

  /// A history without commands.
  package init() {}

  /// What is new in a history, for a copy of it in another process.
  package struct News: Codable, Sendable {
    /// How many of the first entries are as they were.
    fileprivate let kept: Int
    /// Those after them.
    fileprivate let entries: [Entry]
    fileprivate let count: Int
    fileprivate let remarks: [String]
  }

  /// What is new since it was asked last.
  package mutating func takeNews() -> News {
    defer { firstNew = entries.count }
    return News(
      kept: firstNew,
      entries: Array(entries[firstNew...]),
      count: count,
      remarks: remarks
    )
  }

  /// Becomes what the other process has, all of whose news it was given.
  package mutating func follow(_ news: News) {
    entries.removeSubrange(news.kept...)
    entries += news.entries
    (count, remarks) = (news.count, news.remarks)
  }

  /// Notes that entries from an index on are not what they were.
  private mutating func noteChange(from index: Int) { firstNew = min(firstNew, index) }
}

extension CommandHistory {
  /// The commands that are done, the first one first.
  public var done: ArraySlice<Entry> { entries[..<count] }
  /// The commands that were undone.
  public var undone: ArraySlice<Entry> { entries[count...] }

  /// The commands that the present worlds came from: the choice of the system, the last choice of
  /// wirings, and all commands after it.
  public var ofThisWorld: [Entry] {
    let start = start(of: count)
    return start.system.map { [entries[$0]] + entries[start.next..<count] } ?? []
  }

  /// Whether something was done in the present worlds since they began.
  package var hasActs: Bool {
    ofThisWorld.contains { $0.choice == nil }
  }

  /// Where a replay of the first `count` commands begins: the choice of the system, and the next
  /// command after it that matters.
  func start(of count: Int) -> (system: Int?, next: Int) {
    guard let system = entries[..<count].lastIndex(where: { $0.choice == .system }) else {
      return (nil, count)
    }
    let wirings = entries[system..<count].lastIndex { $0.choice == .wirings }
    return (system, wirings ?? system + 1)
  }

  /// How many commands are done after so many steps of `undo`, -1, or of `redo`, 1: a system that is chosen
  /// in place of a world is one step with its wirings.
  func position(after steps: Int, by step: Int) -> Int {
    var position = count
    for _ in 0..<steps where (0...entries.count).contains(position + step) {
      position += step
      if isBetweenWorlds(position) { position += step }
    }
    return position
  }

  /// Whether the first `count` commands leave a world for another system, in which the next command begins
  /// one.
  private func isBetweenWorlds(_ count: Int) -> Bool {
    guard count > 0, count < entries.count, entries[count].choice == .wirings,
      entries[count - 1].choice == .system
    else { return false }
    let next = start(of: count - 1).next
    return next < count - 1 && entries[next].choice == .wirings
  }

  /// How many of the undone commands lead to the next choice of wirings; nil if there is none.
  var distanceToWirings: Int? {
    undone.firstIndex { $0.choice == .wirings }.map { $0 + 1 - count }
  }

  /// How many turns a command takes.
  func turns(of index: Int) -> Int { CommandParts.turns(of: entries[index].command) }
}

extension CommandHistory {
  /// Records a command; the undone ones are forgotten.
  mutating func append(_ command: String, choice: Choice?) {
    noteChange(from: count)
    entries.removeSubrange(count...)
    entries.append(Entry(command: command, remarks: remarks, choice: choice))
    (count, remarks) = (count + 1, [])
  }

  mutating func remark(_ text: String) { remarks.append(text) }

  /// Counts the first `count` commands as done, and the others as undone.
  mutating func move(to count: Int) { self.count = count }

  /// Splits the next undone command: its first turns are done, the rest is undone.
  mutating func split(_ done: String, _ rest: String) {
    noteChange(from: count)
    let entry = entries[count]
    entries[count] = Entry(command: done, remarks: entry.remarks, choice: nil)
    entries.insert(Entry(command: rest, remarks: [], choice: nil), at: count + 1)
    count += 1
  }

  /// This history as if the user had chosen one more wiring with that of the present world.
  func adding(_ wiring: String, to only: String) -> CommandHistory {
    let start = start(of: count)
    guard start.system != nil, start.next < count else { return self }
    var history = self
    history.noteChange(from: start.next)
    let entry = entries[start.next]
    history.entries[start.next] = Entry(
      command: "\(entry.command), \(wiring)",
      remarks: entry.remarks,
      choice: entry.choice
    )
    for index in start.next + 1..<entries.count {
      let entry = entries[index]
      if entry.choice != nil { break }
      history.entries[index] = Entry(
        command: entry.command.command(in: [only, wiring], typedIn: only) ?? entry.command,
        remarks: entry.remarks,
        choice: nil
      )
    }
    return history
  }
}
