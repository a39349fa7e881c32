import HeadlessUI
import LabText
import MVC
import MVCLab

/// Something that could be typed next, and what it is.
public struct Suggestion: Equatable, Sendable {
  /// What would be typed.
  public let text: String
  /// What it is, in a few words; nothing if empty.
  public let note: String

  /// Something that could be typed next.
  public init(_ text: String, _ note: String = "") {
    (self.text, self.note) = (text, note)
  }
}

extension Session {
  /// What could stand where the last word of `line` is being typed, and the offset, in characters,
  /// at which that word begins.
  public func completions(of line: String) -> (start: Int, candidates: [Suggestion]) {
    let scan = Word.Scan(line)
    var words = scan.words[...]
    var last = scan.endsBetweenWords ? nil : words.popLast()
    var before = words.map(\.text)
    if Word.heads(of: scan.words).contains(where: { $0.text.lowercased() == "wirings" }) {
      before = before.flatMap { $0.split(separator: ",").map(String.init) }
      if let list = last, let comma = list.text.lastIndex(of: ",") {
        before += list.text[..<comma].split(separator: ",").map(String.init)
        let name = list.text[list.text.index(after: comma)...]
        last = Word(text: String(name), column: line.count - name.count + 1, isQuoted: false)
      }
    }
    let typed = (last?.text ?? "").lowercased()
    var addressed: String?
    while let head = before.first?.lowercased() {
      if head == "in", before.count > 1 {
        addressed = before[1]
      } else if head != "repeat" || before.count < 2 {
        break
      }
      before.removeFirst(2)
    }
    let candidates = self.candidates(after: before, in: addressed)
    return (
      last.map { $0.column - 1 } ?? line.count,
      candidates.filter { $0.plainText.lowercased().hasPrefix(typed) }
    )
  }

  private func candidates(after before: [String], in screen: String?) -> [Suggestion] {
    guard let name = before.first else {
      let commands = Command.all.map { Suggestion($0.name, $0.summary) }
      return screen == nil
        ? commands + [Suggestion("in", "address a screen by its name")] : commands
    }
    let window = screen.flatMap { world?.window(named: $0) } ?? world?.front
    let place = window.flatMap { window in window.top.map { Target(window: window, screen: $0) } }
    let context = CompletionContext(
      grammar: grammar,
      world: world,
      place: place,
      before: Array(before.dropFirst())
    )
    if name.lowercased() == "in" { return context.screens }
    return Command.named(name)?.completions(context) ?? []
  }
}

extension Suggestion {
  /// The text without the quotes it may stand in.
  fileprivate var plainText: Substring {
    guard let mark = text.first, mark == "'" || mark == "\"" else { return text[...] }
    return text.dropFirst().dropLast()
  }
}
