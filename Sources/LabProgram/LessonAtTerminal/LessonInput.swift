import LabCourse
import LabPlatform
import LineEditing

/// What a reader does at the terminal: the keys of the player, and lines.
///
/// After a crash the program plays the lesson again from the journal, up to where the reader was.
final class LessonInput: LineReader {
  private let keys: KeyReader
  private let prompting: PromptingReader
  private let journal: InputJournal?
  private var past: [String]
  /// The editor of the lines for a world; nil for plain lines.
  var editor: (any LineReader)?
  /// Returns nil without a terminal.
  init?(_ crashes: ProcessCrashes?) {
    guard let keys = KeyReader(), let prompting = PromptingReader() else { return nil }
    (self.keys, self.prompting) = (keys, prompting)
    journal = crashes.map { _ in InputJournal() }
    past = journal?.lines.reversed() ?? []
  }

  /// The next line of the journal; nil if there is none.
  private func repeated() -> String? { past.popLast() }

  private func record(_ line: String) { journal?.append(Array("\(line)\n".utf8)) }
}

extension LessonInput {
  /// What the reader does next; nil for Ctrl-C.
  ///
  /// `show` tells the reader what can be done, again when the reader comes back to the program.
  func next(_ kind: LessonPlayer.InputKind, showing show: () -> Void) -> LessonPlayer.Input? {
    switch kind {
    case .key: return key(show)
    case .line:
      show()
      guard case .line(let line) = readLine(prompt: "> ", prompting) else { return nil }
      return .line(line)
    }
  }

  private func key(_ show: () -> Void) -> LessonPlayer.Input? {
    if let line = repeated() {
      show()
      return line.first.map { $0 == "\r" ? .next : .key($0) } ?? .next
    }
    while true {
      switch keys.readKey(showing: show) {
      case .character(" "), .enter, .right: return recorded(.next, "\r")
      case .character(let character): return recorded(.key(character), "\(character)")
      case .left: return recorded(.key("b"), "b")
      case .end: return .key("q")
      case .interrupt: return nil
      case .resumed: continue
      }
    }
  }

  private func recorded(_ input: LessonPlayer.Input, _ line: String) -> LessonPlayer.Input {
    record(line)
    return input
  }

  /// Reads a command for a world.
  func readLine(prompt: String) -> ReadResult { readLine(prompt: prompt, editor ?? prompting) }

  var pendingLines: [String] { editor?.pendingLines ?? [] }

  func dropPendingLines() { editor?.dropPendingLines() }

  func mark(_ line: String, isRefused: Bool) { editor?.mark(line, isRefused: isRefused) }

  /// An end of the input is in the journal as an empty mark.
  private func readLine(prompt: String, _ reader: any LineReader) -> ReadResult {
    if let line = repeated() { return line.first == "\u{4}" ? .endOfInput : .line(line) }
    let result = reader.readLine(prompt: prompt)
    switch result {
    case .line(let line): record(line)
    case .endOfInput: record("\u{4}")
    case .interrupted, .failed: break
    }
    return result
  }
}
