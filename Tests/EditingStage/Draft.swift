import MVC
import PseudoTerminal

/// A reference for the text that random keys make of an empty line.
///
/// It shares no code with the editor.
struct Draft {
  let isVi: Bool
  let history: [String]
  private(set) var text: [Character] = []
  private var cursor = 0
  private var killed: [Character] = []
  private var lastKeyKills = false
  /// How many lines older than the new one the line is; and the lines that were left on the way.
  private var age = 0
  private var left: [Int: (text: [Character], cursor: Int)] = [:]

  /// The oldest line of the history is first; each contains a word of its own, `q0e`, `q1e` and so on.
  init(isVi: Bool, history: [String]) { (self.isVi, self.history) = (isVi, history) }
}

extension Draft {
  /// Changes the text by a random key, and returns the key.
  mutating func press(_ chance: RandomSource) -> Key {
    let wasKill = lastKeyKills
    lastKeyKills = false
    switch chance.next(below: 22) {
    case 0:
      let paste = Self.paste(chance)
      insert(paste)
      return .paste(String(paste))
    case 1:
      let long = Self.letters(600 + chance.next(below: 900), chance)
      insert(long)
      return .typed(String(long))
    case 2, 3: return vertical(-1, chance)
    case 4, 5: return vertical(1, chance)
    case 6:
      cursor = max(0, cursor - 1)
      return .left
    case 7:
      // In vi, libedit moves to the last scalar at most, and the editor from there to the end of its character.
      let isLast = cursor == text.count - 1 && text[cursor].unicodeScalars.count == 1
      if cursor < text.count, !isVi || !isLast { cursor += 1 }
      return .right
    case 8, 9:
      cursor = 0
      return chance.next(below: 2) == 0 || isVi ? .home : .control("a")
    case 10, 11:
      cursor = text.count
      return isVi ? .typed("\u{1B}$a") : chance.next(below: 2) == 0 ? .end : .control("e")
    case 12:
      if cursor > 0 {
        cursor -= 1
        text.remove(at: cursor)
      }
      return .backspace
    case 13: return search(chance)
    case 14 where isVi, 15 where isVi:
      return commandOfVi(chance)
    case 14 where cursor > 0: return kill(..<cursor, joined: wasKill)
    case 15 where cursor < text.count: return kill(cursor..., joined: wasKill)
    case 16 where !isVi && text.count < 5_000:
      insert(killed)
      return .control("y")
    case 17 where !isVi && isShort:
      return Key(bytes: Key.paste(String(Self.paste(chance))).bytes + Key.control("_").bytes)
    case 18 where !isVi && cursor < text.count && isShort:
      let before = (text, cursor)
      let key = kill(cursor..., joined: wasKill)
      (text, cursor) = before
      lastKeyKills = false
      return Key(bytes: key.bytes + Key.control("_").bytes)
    case 18 where !isVi && cursor < text.count:
      text.remove(at: cursor)
      return .delete
    default:
      let few = Self.letters(1 + chance.next(below: 90), chance)
      insert(few)
      return .typed(String(few))
    }
  }

  /// Erases the text, and returns the keys that do so.
  mutating func erase() -> Key {
    // An editor for texts has left out empty lines at the end.
    while text.last == "\n" { text.removeLast() }
    cursor = text.count
    if isVi {
      (text, cursor) = ([], 0)
      return .typed("\u{1B}0Di")
    }
    let key = text.isEmpty ? [] : kill(..<cursor, joined: false).bytes
    lastKeyKills = !text.isEmpty
    return Key(bytes: Key.control("e").bytes + key)
  }
}

extension Draft {
  private static func letters(_ count: Int, _ chance: RandomSource) -> [Character] {
    let letters = Array("abc新闻搜 xyz") + ["e\u{301}", "👨‍👩‍👧"]
    return (0..<count).map { _ in letters[chance.next(below: letters.count)] }
  }

  private static func paste(_ chance: RandomSource) -> [Character] {
    let lines = (0...chance.next(below: 30)).map { _ in
      letters(1 + chance.next(below: 40), chance)
    }
    return Array(lines.joined(separator: ["\n"]))
  }

  /// Whether the editor keeps the text for undo.
  private var isShort: Bool { text.reduce(0) { $0 + $1.unicodeScalars.count } < 10_000 }

  private mutating func insert(_ new: [Character]) {
    text.insert(contentsOf: new, at: cursor)
    cursor += new.count
  }

  /// Kills all text before the cursor, or behind it.
  private mutating func kill(_ range: some RangeExpression<Int>, joined: Bool) -> Key {
    let range = range.relative(to: text)
    let new = Array(text[range])
    let isLeft = range.lowerBound == 0 && cursor == range.upperBound
    killed = !joined ? new : isLeft ? new + killed : killed + new
    text.removeSubrange(range)
    cursor = range.lowerBound
    lastKeyKills = true
    return .control(isLeft ? "u" : "k")
  }

  private mutating func commandOfVi(_ chance: RandomSource) -> Key {
    cursor = max(0, cursor - 1)
    switch chance.next(below: 4) {
    case 0:
      moveLine(-1)
      cursor = 0
      return .typed(chance.next(below: 2) == 0 ? "\u{1B}k0i" : "\u{1B}-0i")
    case 1:
      moveLine(1)
      cursor = text.count
      return .typed(chance.next(below: 2) == 0 ? "\u{1B}j$a" : "\u{1B}+$a")
    case 2:
      recall(history.count)
      cursor = text.count
      return .typed("\u{1B}G$a")
    default:
      cursor = text.count
      return .typed(text.isEmpty ? "\u{1B}$a" : "\u{1B}0DP$a")
    }
  }

  private mutating func search(_ chance: RandomSource) -> Key {
    let number = chance.next(below: history.count)
    text = Array(history[number])
    cursor = text.count
    return .typed(isVi ? "\u{1B}/q\(number)e\u{1B}$a" : "\u{12}q\(number)e\u{5}")
  }

  private mutating func vertical(_ step: Int, _ chance: RandomSource) -> Key {
    moveLine(step)
    // In vi's insert mode, Ctrl-P types a control character.
    if isVi || chance.next(below: 2) == 0 { return step < 0 ? .up : .down }
    return .control(step < 0 ? "p" : "n")
  }

  /// Moves to the line above or below, or else to an older or newer line of the history.
  private mutating func moveLine(_ step: Int) {
    var starts = [0]
    for (index, character) in text.enumerated() where character == "\n" { starts.append(index + 1) }
    let row = starts.lastIndex { $0 <= cursor } ?? 0
    if starts.indices.contains(row + step) {
      let end = row + step + 1 < starts.count ? starts[row + step + 1] - 1 : text.count
      cursor = min(starts[row + step] + cursor - starts[row], end)
    } else {
      recall(age - step)
    }
  }

  private mutating func recall(_ target: Int) {
    guard target != age, 0...history.count ~= target else { return }
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
