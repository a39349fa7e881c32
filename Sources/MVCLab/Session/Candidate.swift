/// Something that could be typed next, and what it is.
public struct Candidate: Equatable, Sendable {
  public let text: String
  public let note: String

  public init(_ text: String, _ note: String = "") {
    (self.text, self.note) = (text, note)
  }
}

/// What completion may look at: the names that exist, and the world as it is now.
struct CompletionContext {
  let grammar: Grammar
  let world: World?
  let place: Place?
  /// The words between the command and the one being typed.
  let before: [String]
}

extension Session {
  /// What could stand where the last word of `line` is being typed, and the offset, in characters,
  /// at which that word begins.
  public func completions(of line: String) -> (start: Int, candidates: [Candidate]) {
    var start = line.count
    let open = line.lastIndex { $0 == " " }.map { line.index(after: $0) } ?? line.startIndex
    start = line.distance(from: line.startIndex, to: open)
    let typed = line[open...].drop { $0 == "'" || $0 == "\"" }.lowercased()
    var before = line[..<open].split(separator: " ").map(String.init)
    var addressed: String?
    if before.first == "in", before.count > 1 {
      addressed = before[1]
      before.removeFirst(2)
    }
    let candidates = self.candidates(after: before, in: addressed, typedIn: line)
    return (start, candidates.filter { $0.text.lowercased().drop { $0 == "'" }.hasPrefix(typed) })
  }

  private func candidates(
    after before: [String],
    in screen: String?,
    typedIn line: String
  ) -> [Candidate] {
    if before == ["in"] { return grammar.screenNames.map { Candidate($0, "screen") } }
    guard let name = before.first else {
      let commands = Command.all.map { Candidate($0.name, $0.summary) }
      return screen == nil ? commands + [Candidate("in", "address a screen by its name")] : commands
    }
    guard let command = Command.named(name) else { return [] }
    let window = screen.flatMap { world?.window(named: $0) } ?? world?.front
    let place = window.flatMap { window in window.top.map { Place(window: window, screen: $0) } }
    return command.completions(
      CompletionContext(
        grammar: grammar,
        world: world,
        place: place,
        before: Array(before.dropFirst())
      )
    )
  }
}
