import LabConversation
import LabText

/// The hops of a step as a sequence diagram; a hop that breaks a law is red, and names the law.
///
/// Each object has a line of its own; but where a step paints many labels and buttons, which do nothing
/// themselves, these share one.
struct Sequence {
  private let calls: [StepPicture.Call]
  private var names: [String] = []
  /// The labels and buttons that share a line.
  private let painted: Set<String>
  /// Where the line of each participant is.
  private var lines: [Int] = []
  /// How many calls are left out.
  private let omitted: Int

  /// A drawing has so many calls, and those that break a law.
  private static let most = 24
  /// The height of a call, the room for the names, and the width of a letter in a text and in a name.
  private static let (row, head, letter, bold) = (34, 54, 8, 9)

  /// The line of the labels and buttons, if there are more than so many.
  private static let (screen, mostPainted) = ("the screen", 3)

  /// Nil if the step had no hop.
  init?(_ step: StepPicture) {
    // What a table asks its data source, and the moments of a screen's life, would fill the page.
    let calls = step.hops.filter {
      $0.breaks != nil || !["data source", "lifecycle", "bind"].contains($0.mechanism)
    }
    guard !calls.isEmpty else { return nil }
    self.calls = calls.enumerated().filter { $0 < Sequence.most || $1.breaks != nil }.map(\.element)
    omitted = calls.count - self.calls.count
    let others = self.calls.flatMap { call in
      [call.caller] + (call.mechanism == "render" ? [] : [call.callee].compactMap(\.self))
    }
    let painted = Set(self.calls.compactMap(\.callee)).subtracting(others)
    self.painted = painted.count > Sequence.mostPainted ? painted : []
    names = self.calls.flatMap(ends).withoutRepeats
    placeLines()
  }

  /// Puts the lines as close to each other as the names and the texts between two of them allow.
  private mutating func placeLines() {
    let halves = names.map(Sequence.half)
    for place in names.indices {
      let texts = calls.filter { call in
        place > 0 && Set(ends(of: call)) == [names[place - 1], names[place]]
      }
      let gap = texts.map { Sequence.width(of: Sequence.text(of: $0)) + 16 }.max() ?? 0
      let beside = place > 0 ? lines[place - 1] + min(max(gap, 64), 150) : 0
      // The names stand in two rows, so that only every other one is in the way.
      let below = place > 1 ? lines[place - 2] + halves[place - 2] + 10 : 6
      lines.append(max(beside, below + halves[place]))
    }
  }

  /// The names of the lines between which a call is.
  private func ends(of call: StepPicture.Call) -> [String] {
    [call.caller, call.callee ?? call.caller].map { painted.contains($0) ? Sequence.screen : $0 }
  }

  private static func half(_ name: String) -> Int { title(name).columns * bold / 2 }
  private static func title(_ name: String) -> String { name.truncated(to: 28) }

  /// What a call carries, and the law that it breaks.
  private static func text(of call: StepPicture.Call) -> String {
    let text = (call.text.isEmpty ? call.mechanism : call.text).truncated(to: 26)
    return text + (call.breaks.map { " ✗ \($0)" } ?? "")
  }

  private static func width(of text: String) -> Int { text.columns * letter }

  private var height: Int { Sequence.head + calls.count * Sequence.row + 14 }

  /// Beyond the last line is room for the texts that begin there.
  private var width: Int {
    let ends = calls.map { start(of: $0) + Sequence.width(of: Sequence.text(of: $0)) }
    let names = zip(lines, names).map { $0 + Sequence.half($1) }
    return ((ends + names).max() ?? 0) + 10
  }

  private func x(_ name: String) -> Int { names.firstIndex(of: name).map { lines[$0] } ?? 0 }

  /// Where the text of a call begins.
  private func start(of call: StepPicture.Call) -> Int {
    let (from, to) = (x(ends(of: call)[0]), x(ends(of: call)[1]))
    return min(from, to) + (from == to ? 10 : 8)
  }
}

extension Sequence {
  /// A drawing, with a sentence that stands for it.
  var svg: HTML {
    let heads = names.enumerated().map { place, name in
      """
      <line class="life" x1="\(lines[place])" y1="\(place % 2 == 0 ? 24 : 46)" x2="\(lines[place])" \
      y2="\(height - 6)"/><text class="who" x="\(lines[place])" y="\(place % 2 == 0 ? 18 : 40)">\
      \(Sequence.title(name))</text>

      """ as HTML
    }
    return """
      <svg class="flow" role="img" aria-label="\(sentence)" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)">
      \(heads)\(calls.enumerated().map { call($1, at: $0) })</svg>
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

  private func call(_ call: StepPicture.Call, at index: Int) -> HTML {
    let y = Sequence.head + index * Sequence.row + 22
    let (from, to) = (x(ends(of: call)[0]), x(ends(of: call)[1]))
    let kind: HTML = call.breaks == nil ? (call.isEarlier ? "earlier" : "call") : "broken"
    let (start, text) = (start(of: call), Sequence.text(of: call))
    if from == to {
      return """
        <g class="\(kind)"><circle cx="\(from)" cy="\(y)" r="4"/>\
        <text x="\(start)" y="\(y + 4)">\(text)</text></g>

        """
    }
    let tip = to > from ? -7 : 7
    return """
      <g class="\(kind)"><line x1="\(from)" y1="\(y)" x2="\(to)" y2="\(y)"/>\
      <path d="M\(to) \(y)l\(tip) -4v8z"/>\
      <text x="\(start)" y="\(y - 5)">\(text)</text></g>

      """
  }
}
