import LabConversation
import LabText

/// The hops of a step as a sequence diagram; a hop that breaks a law is red, and names the law.
struct Sequence {
  private let calls: [StepPicture.Call]
  private let names: [String]
  /// How many calls are left out.
  private let omitted: Int

  /// A drawing has so many calls, and those that break a law.
  private static let most = 24
  /// The width of a participant's column, the height of a call, and the room for the names.
  private static let (column, row, head) = (150, 34, 34)

  /// Nil if the step had no hop.
  init?(_ step: StepPicture) {
    // What a table asks its data source, and the moments of a screen's life, would fill the page.
    let calls = step.hops.filter {
      $0.breaks != nil || !["data source", "lifecycle", "bind"].contains($0.mechanism)
    }
    guard !calls.isEmpty else { return nil }
    self.calls = calls.enumerated().filter { $0 < Sequence.most || $1.breaks != nil }.map(\.element)
    omitted = calls.count - self.calls.count
    var names: [String] = []
    for name in self.calls.flatMap({ [$0.caller, $0.callee].compactMap(\.self) })
    where !names.contains(name) { names.append(name) }
    self.names = names
  }

  /// Beyond the last participant is room for a text.
  private var width: Int { names.count * Sequence.column + 160 }
  private var height: Int { Sequence.head + calls.count * Sequence.row + 14 }

  private func x(_ name: String) -> Int {
    (names.firstIndex(of: name) ?? 0) * Sequence.column + Sequence.column / 2 + 10
  }

  /// A drawing, with a sentence that stands for it.
  var svg: HTML {
    let lines = names.map { name in
      """
      <text class="who" x="\(x(name))" y="18">\(name.truncated(to: 20))</text>\
      <line class="life" x1="\(x(name))" y1="26" x2="\(x(name))" y2="\(height - 6)"/>

      """ as HTML
    }
    return """
      <svg class="flow" role="img" aria-label="\(sentence)" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)">
      \(lines)\(calls.enumerated().map { call($1, at: $0) })</svg>
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
    let text = (call.text.isEmpty ? call.mechanism : call.text)
      .truncated(to: max(22, abs(to - from) / 7))
    let law = call.breaks.map { "✗ \($0)" as HTML }
    if from == to {
      return """
        <g class="\(kind)"><circle cx="\(from)" cy="\(y)" r="4"/>\
        <text x="\(from + 10)" y="\(y + 4)">\(text) \(law)</text></g>

        """
    }
    let tip = to > from ? -7 : 7
    return """
      <g class="\(kind)"><line x1="\(from)" y1="\(y)" x2="\(to)" y2="\(y)"/>\
      <path d="M\(to) \(y)l\(tip) -4v8z"/>\
      <text x="\(min(from, to) + 8)" y="\(y - 5)">\(text) \(law)</text></g>

      """
  }
}
