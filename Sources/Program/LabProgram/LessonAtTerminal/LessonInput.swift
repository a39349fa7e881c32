import LabCourse
import LabPlatform
import LineEditing

/// What a reader does at the terminal: the keys of the player, and lines.
final class LessonInput: LineReader {
  private let keys: KeyReader
  private let prompting: PromptingReader
  /// The editor of the lines for a world; nil for plain lines.
  var editor: (any LineReader)?
  /// Returns nil without a terminal.
  init?() {
    guard let keys = KeyReader(), let prompting = PromptingReader() else { return nil }
    (self.keys, self.prompting) = (keys, prompting)
  }
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
      guard case .line(let line) = prompting.readLine(prompt: "> ") else { return nil }
      return .line(line)
    }
  }

  private func key(_ show: () -> Void) -> LessonPlayer.Input? {
    while true {
      switch keys.readKey(showing: show) {
      case .character(" "), .enter, .right: return .next
      case .character(let character): return .key(character)
      case .left: return .key("b")
      case .end: return .key("q")
      case .interrupt: return nil
      case .resumed: continue
      }
    }
  }

  /// Reads a command for a world.
  func readLine(prompt: String) -> ReadResult {
    let reader: any LineReader = editor ?? prompting
    return reader.readLine(prompt: prompt)
  }

  var pendingLines: [String] { editor?.pendingLines ?? [] }

  func dropPendingLines() { editor?.dropPendingLines() }

  func mark(_ line: String, isRefused: Bool) { editor?.mark(line, isRefused: isRefused) }
}
