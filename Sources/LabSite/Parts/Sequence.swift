import LabConversation
import LabText

/// The hops of a step as a sequence diagram; a hop that breaks a law is red, and names the law.
struct Sequence {
  private let calls: [StepPicture.Call]
  private let names: [String]
  /// Where the line of each participant is.
  private var lines: [Int] = []
  /// How many calls are left out.
  private let omitted: Int

  /// A drawing has so many calls, and those that break a law.
  private static let most = 24
  /// The height of a call, the room for the names, and the width of a letter.
  private static let (row, head, letter) = (34, 54, 7)

  /// Nil if the step had no hop.
  init?(_ step: StepPicture) {
    // What a table asks its data source, and the moments of a screen's life, would fill the page.
    let calls = step.hops.filter {
      $0.breaks != nil || !["data source", "lifecycle", "bind"].contains($0.mechanism)
    }
    guard !calls.isEmpty else { return nil }
    self.calls = calls.enumerated().filter { $0 < Sequence.most || $1.breaks != nil }.map(\.element)
    omitted = calls.count - self.calls.count
    names = self.calls.flatMap { [$0.caller, $0.callee].compactMap(\.self) }.withoutRepeats
    placeLines()
  }

  /// Puts the lines as close to each other as the names and the texts between two of them allow.
  private mutating func placeLines() {
    let halves = names.map { Sequence.width(of: Sequence.title($0)) / 2 }
    for place in names.indices {
      let texts = calls.filter { call in
        place > 0 && Set([call.caller, call.callee]) == [names[place - 1], names[place]]
      }
      let gap = texts.map { Sequence.width(of: Sequence.text(of: $0)) + 16 }.max() ?? 0
      let beside = place > 0 ? lines[place - 1] + min(max(gap, 64), 150) : 0
      // The names stand in two rows, so that only every other one is in the way.
      let below = place > 1 ? lines[place - 2] + halves[place - 2] + 10 : 6
      lines.append(max(beside, below + halves[place]))
    }
  }

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
    let names = zip(lines, names).map { $0 + Sequence.width(of: Sequence.title($1)) / 2 }
    return ((ends + names).max() ?? 0) + 10
  }

  private func x(_ name: String) -> Int { names.firstIndex(of: name).map { lines[$0] } ?? 0 }

  /// Where the text of a call begins.
  private func start(of call: StepPicture.Call) -> Int {
    let from = x(call.caller)
    let to = call.callee.map(x) ?? from
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
    let from = x(call.caller)
    let to = call.callee.map(x) ?? from
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
