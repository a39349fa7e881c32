import LabConversation
import LabText

/// The hops of a step as a sequence diagram; a hop that breaks a law is red, and names the law.
///
/// Each object has a line of its own; but where a step paints many labels and buttons, which do nothing
/// themselves, these share one.
struct SequenceDiagram {
  private let calls: [StepPicture.Call]
  private var names: [String] = []
  /// The labels and buttons that share a line.
  private let painted: Set<String>
  /// Where the line of each participant is.
  private var lines: [Int] = []
  /// How many calls are left out.
  private let omitted: Int

  /// The names, wrapped.
  private var heads: [WrappedName] = []

  /// A drawing has so many calls, and those that break a law.
  private static let most = 24
  /// The height of a call and of a line of a name, and the width of a letter in a text and in a name.
  private static let (row, line, letter, bold) = (34, 16, 8, 9)

  /// How wide a drawing may be beside another one, and alone, where a window has 1280 pixels.
  private static let (half, whole) = (585, 1195)
  /// How far two lines may be apart for the sake of a text between them, and the least.
  private static let (mostGap, leastGap) = (150, 64)

  /// The line of the labels and buttons, if there are more than so many.
  private static let (screen, mostPainted) = ("the screen", 3)

  /// Nil if the step had no hop.
  init?(_ step: StepPicture) {
    // What a table asks its data source, and the moments of a screen's life, would fill the page.
    let calls = step.hops.filter { $0.breaks != nil || !$0.isRoutine }
    guard !calls.isEmpty else { return nil }
    self.calls = calls.enumerated().filter { $0 < SequenceDiagram.most || $1.breaks != nil }.map(
      \.element
    )
    omitted = calls.count - self.calls.count
    let others = self.calls.flatMap { call in
      [call.caller] + (call.isPaint ? [] : [call.callee].compactMap(\.self))
    }
    let painted = Set(self.calls.compactMap(\.callee)).subtracting(others)
    self.painted = painted.count > SequenceDiagram.mostPainted ? painted : []
    names = self.calls.flatMap(ends).withoutRepeats
    heads = names.map(WrappedName.init)
    for room in [SequenceDiagram.half, SequenceDiagram.whole] {
      for gap in stride(from: SequenceDiagram.mostGap, through: SequenceDiagram.leastGap, by: -10) {
        placeLines(gap)
        if width <= room { return }
      }
    }
  }

  /// Puts the lines as close to each other as the names allow, and the texts between two of them, which
  /// may claim `most` pixels.
  private mutating func placeLines(_ most: Int) {
    lines = []
    for place in names.indices {
      let texts = calls.filter { call in
        place > 0 && Set(ends(of: call)) == [names[place - 1], names[place]]
      }
      let gap =
        texts.map { SequenceDiagram.width(of: SequenceDiagram.text(of: $0)) + 16 }.max() ?? 0
      let least = SequenceDiagram.leastGap
      let beside = place > 0 ? lines[place - 1] + min(max(gap, least), most) : 0
      // The names stand in two rows, so that only every other one is in the way.
      let below = place > 1 ? lines[place - 2] + half(place - 2) + 10 : 6
      lines.append(max(beside, below + half(place)))
    }
  }

  /// Whether it is too wide to stand beside another one.
  var isWide: Bool { width > SequenceDiagram.half }

  /// The names of the lines between which a call is.
  private func ends(of call: StepPicture.Call) -> [String] {
    [call.caller, call.callee ?? call.caller].map {
      painted.contains($0) ? SequenceDiagram.screen : $0
    }
  }

  /// Half the width of a name.
  private func half(_ place: Int) -> Int { heads[place].columns * SequenceDiagram.bold / 2 }

  /// What a call carries, and the law that it breaks.
  private static func text(of call: StepPicture.Call) -> String {
    let text = (call.text.isEmpty ? call.mechanism : call.text).truncated(to: 26)
    return text + (call.breaks.map { " ✗ \($0)" } ?? "")
  }

  private static func width(of text: String) -> Int { text.columns * letter }

  private var height: Int { head + calls.count * SequenceDiagram.row + 14 }

  /// The most lines of a name in each of the two rows of names.
  private var nameLines: (upper: Int, lower: Int) {
    func most(_ row: Int) -> Int {
      heads.enumerated().filter { $0.offset % 2 == row }.map(\.element.lines.count).max() ?? 0
    }
    return (most(0), most(1))
  }

  /// The room for the names.
  private var head: Int { (nameLines.upper + nameLines.lower) * SequenceDiagram.line + 22 }

  /// The drawing ends at the last line's name, unless the text of a call is longer than all lines together.
  private var width: Int {
    let texts = calls.map { SequenceDiagram.width(of: SequenceDiagram.text(of: $0)) + 26 }
    let names = lines.indices.map { lines[$0] + half($0) }
    return ((texts + names).max() ?? 0) + 10
  }

  private func x(_ name: String) -> Int { names.firstIndex(of: name).map { lines[$0] } ?? 0 }

  /// Where the text of a call begins: at its left line; or where it ends, if it would be cut at the right.
  private func place(of call: StepPicture.Call) -> HTML {
    let (from, to) = (x(ends(of: call)[0]), x(ends(of: call)[1]))
    let start = min(from, to) + (from == to ? 10 : 8)
    let room = SequenceDiagram.width(of: SequenceDiagram.text(of: call))
    guard start + room > width else { return "x=\"\(start)\"" }
    let isLeft = from == to && from - 10 >= room
    return "x=\"\(isLeft ? from - 10 : width - 6)\" text-anchor=\"end\""
  }
}

extension SequenceDiagram {
  /// A drawing, with a sentence that stands for it; lines of one kind are one path, for a short page.
  var svg: HTML {
    """
    <svg class="flow" role="img" aria-label="\(sentence)" viewBox="0 0 \(width) \(height)" \
    width="\(width)" height="\(height)" style="--wide: \(width)">
    <path class="life" d="\(names.indices.map(life))"/>
    \(names.indices.map(name))\(Kind.allCases.map(paths))\(calls.indices.map(text))</svg>
    \(omitted > 0 ? "<p>\(counted(omitted, "more call")); <code>show flow</code> prints all.</p>\n" : nil)
    """
  }

  private var sentence: String {
    calls.map { call in
      let goal = call.callee.map { " to \($0)" } ?? ""
      let law = call.breaks.map { ", which breaks \($0)" } ?? ""
      return "\(call.caller)\(goal): \(call.mechanism) \(call.text)\(law)"
    }.joined(separator: "; ")
  }
}

// MARK: - Objects

extension SequenceDiagram {
  /// Where the first line of a name is.
  private func top(_ place: Int) -> Int {
    14 + (place % 2 == 0 ? 0 : nameLines.upper * SequenceDiagram.line)
  }

  /// The line of an object, below its name.
  private func life(_ place: Int) -> HTML {
    let end = top(place) + (heads[place].lines.count - 1) * SequenceDiagram.line
    return "M\(lines[place]) \(end + 6)V\(height - 6)"
  }

  private func name(_ place: Int) -> HTML {
    let (name, x, top) = (heads[place], lines[place], top(place))
    if name.lines == [name.whole] {
      return "<text class=\"who\" x=\"\(x)\" y=\"\(top)\">\(name.whole)</text>\n"
    }
    let words = name.lines.enumerated().map { line, text in
      "<tspan x=\"\(x)\" y=\"\(top + line * SequenceDiagram.line)\">\(text)</tspan>" as HTML
    }
    let title: HTML? = name.isCut ? "<title>\(name.whole)</title>" : nil
    return "<text class=\"who\">\(title)\(words)</text>\n"
  }
}

// MARK: - Calls

extension SequenceDiagram {
  private enum Kind: String, CaseIterable {
    case call, earlier, broken

    init(_ call: StepPicture.Call) {
      self = call.breaks != nil ? .broken : call.isEarlier ? .earlier : .call
    }
  }

  /// The lines of the calls of a kind, and their tips.
  private func paths(_ kind: Kind) -> HTML {
    let places = calls.indices.filter { Kind(calls[$0]) == kind }
    let (lines, tips) = (places.compactMap(line), places.map(tip))
    let drawn: HTML? = lines.isEmpty ? nil : "<path class=\"\(kind.rawValue)\" d=\"\(lines)\"/>\n"
    let ends: HTML? = tips.isEmpty ? nil : "<path class=\"\(kind.rawValue) tip\" d=\"\(tips)\"/>\n"
    return "\(drawn)\(ends)"
  }

  /// Where a call begins and ends.
  private func span(_ index: Int) -> (from: Int, to: Int, y: Int) {
    let ends = ends(of: calls[index])
    return (x(ends[0]), x(ends[1]), head + index * SequenceDiagram.row + 22)
  }

  /// Nil if an object calls itself.
  private func line(_ index: Int) -> HTML? {
    let (from, to, y) = span(index)
    return from == to ? nil : "M\(from) \(y)H\(to)"
  }

  /// The arrow's head; a disc, if an object calls itself.
  private func tip(_ index: Int) -> HTML {
    let (from, to, y) = span(index)
    if from == to { return "M\(from - 4) \(y)a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" }
    return "M\(to) \(y)l\(to > from ? -7 : 7)-4v8z"
  }

  private func text(_ index: Int) -> HTML {
    let (call, (from, to, y)) = (calls[index], span(index))
    let kind: HTML? = Kind(call) == .broken ? " class=\"broken\"" : nil
    return """
      <text\(kind) \(place(of: call)) y="\(from == to ? y + 4 : y - 5)">\(SequenceDiagram.text(of: call))</text>

      """
  }
}
