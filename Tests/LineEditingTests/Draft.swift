import MVC
import PseudoTerminal

/// A reference for the text that random keys make, and for the lines that the user has entered.
///
/// It shares no code with the editor.
struct Draft {
  let isVi: Bool
  private(set) var entered: [String] = []
  private var history: [String] = []
  private var text: [Character] = []
  private var cursor = 0
  private var killed: [Character] = []
  /// How many lines older than the new one the line is; and the lines that were left on the way.
  private var age = 0
  private var left: [Int: (text: [Character], cursor: Int)] = [:]

  init(isVi: Bool) { self.isVi = isVi }

  /// Changes the text by a random key, and returns the key.
  mutating func press(_ chance: RandomSource) -> Key {
    func letters(_ count: Int) -> [Character] {
      (0..<count).map { _ in Array("abc新闻搜xyz")[chance.next(below: 9)] }
    }
    switch chance.next(below: 16) {
    case 0:
      let lines = (0...chance.next(below: 30)).map { _ in letters(1 + chance.next(below: 40)) }
      let paste = Array(lines.joined(separator: ["\n"]))
      insert(paste)
      return .paste(String(paste))
    case 1:
      let long = letters(600 + chance.next(below: 900))
      insert(long)
      return .typed(String(long))
    case 2, 3:
      vertical(-1)
      return .up
    case 4:
      vertical(1)
      return .down
    case 5:
      cursor = max(0, cursor - 1)
      return .left
    case 6:
      // In vi, libedit moves to the last character at most.
      cursor = isVi ? max(cursor, min(cursor + 1, text.count - 1)) : min(cursor + 1, text.count)
      return .right
    case 7, 8:
      cursor = 0
      return .home
    case 9, 10:
      cursor = text.count
      return isVi ? .typed("\u{1B}$a") : .end
    case 11:
      if cursor > 0 {
        cursor -= 1
        text.remove(at: cursor)
      }
      return .backspace
    case 12 where isVi:
      escape()
      vertical(-1)
      cursor = 0
      return .typed("\u{1B}k0i")
    case 13 where isVi:
      escape()
      vertical(1)
      cursor = text.count
      return .typed("\u{1B}j$a")
    case 12 where text.count < 5_000:
      if cursor > 0 { killed = Array(text[..<cursor]) }
      text.replaceSubrange(..<cursor, with: killed + killed)
      cursor = killed.count * 2
      return .typed("\u{15}\u{19}\u{19}")
    default:
      let few = letters(1 + chance.next(below: 90))
      insert(few)
      return .typed(String(few))
    }
  }

  /// Enters the text.
  mutating func enter() {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let kept = lines.count > 1 ? lines.filter { !$0.isEmpty } : lines
    for line in kept where !line.isEmpty {
      history.removeAll { $0 == line }
      history.append(line)
    }
    entered += kept.isEmpty ? [""] : kept
    (text, cursor, age, left) = ([], 0, 0, [:])
  }
}

extension Draft {
  private mutating func insert(_ new: [Character]) {
    text.insert(contentsOf: new, at: cursor)
    cursor += new.count
  }

  private mutating func escape() { cursor = max(0, cursor - 1) }

  /// Moves to the line above or below, or else to an older or newer line of the history.
  private mutating func vertical(_ step: Int) {
    var starts = [0]
    for (index, character) in text.enumerated() where character == "\n" { starts.append(index + 1) }
    let row = starts.lastIndex { $0 <= cursor } ?? 0
    if starts.indices.contains(row + step) {
      let end = row + step + 1 < starts.count ? starts[row + step + 1] - 1 : text.count
      cursor = min(starts[row + step] + cursor - starts[row], end)
      return
    }
    let target = age - step
    guard target >= 0, target <= history.count else { return }
    left[age] = (text, cursor)
    age = target
    if let line = left[age] {
      (text, cursor) = line
    } else {
      text = Array(history[history.count - age])
      cursor = isVi ? 0 : text.count
    }
  }
}
