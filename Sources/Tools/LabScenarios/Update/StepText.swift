import LabConversation

/// The new lines below a command.
///
/// Comments, empty lines and the text between two blocks stay after the line that they follow;
/// headers are written where the wirings change.
struct StepText {
  /// The lines that it replaces.
  let lines: Range<Int>
  private(set) var bytes: [UInt8] = []
  /// What it changes in the lines of output.
  private(set) var tally = UpdateTally()
  private let source: SourceText
  private let step: Step
  private let names: [String]
  private let living: [Int]
  private let ending: ArraySlice<UInt8>
  private var indent: Int
  private var current: [Int]

  init(_ scenario: Scenario, step index: Int, _ sequences: [[Token]], living: [Int]) {
    (source, step, self.living) = (scenario.source, scenario.steps[index], living)
    names = step.titles
    (indent, current) = (step.indent, living)
    ending = source.ending(step.line - 1)
    lines = step.line..<(step.items.last?.lines.upperBound ?? step.line)
    let merged = MergedTranscript(sequences).lines
    write(merged)
    count(merged)
  }

  private mutating func count(_ merged: [MergedTranscript.MergedLine]) {
    let written = merged.map(\.token).filter { !$0.isKept }
    var added = written.filter { $0.origin == nil }.compactMap(\.text)
    let left = Set(merged.compactMap(\.token.origin))
    var completed = 0
    for (index, item) in step.items.enumerated() where !left.contains(index) {
      guard case .output(let text, _) = item.kind else { continue }
      if let place = added.firstIndex(where: { StepText.completes($0, text) }) {
        added.remove(at: place)
        completed += 1
      } else if !written.compactMap(\.text).contains(where: { StepText.completes($0, text) }) {
        tally.dropped.append(text)
      }
    }
    tally.added = added.count
    tally.reworded = written.count { $0.origin != nil } + completed
  }

  /// Whether a line begins with the expected text and goes on after a whole word: to write it loses nothing.
  private static func completes(_ line: String, _ beginning: String) -> Bool {
    guard line.hasPrefix(beginning), let next = line.dropFirst(beginning.count).first else {
      return false
    }
    return !next.isLetter && !next.isNumber
  }

  private mutating func write(_ merged: [MergedTranscript.MergedLine]) {
    let places = places(among: merged)
    var next = 0
    for position in 0...merged.count {
      let line = position < merged.count ? merged[position] : nil
      while next < places.count, places[next].position == position {
        if let line, places[next].isBelowHeader { writeHeader(for: line) }
        write(remark: step.items[places[next].item])
        next += 1
      }
      guard let line else { continue }
      writeHeader(for: line)
      write(line.token)
    }
  }

  /// For each remark the line before which it belongs, and whether a header was above it.
  private func places(
    among merged: [MergedTranscript.MergedLine]
  ) -> [(item: Int, position: Int, isBelowHeader: Bool)] {
    let last = step.items.lastIndex { item in
      switch item.kind {
      case .output, .ellipsis, .header: true
      case .remark, .interlude: false
      }
    }
    var isBelowHeader = false
    var position = 0
    return step.items.indices.compactMap { index in
      switch step.items[index].kind {
      case .output, .ellipsis:
        isBelowHeader = false
        return nil
      case .header:
        isBelowHeader = true
        return nil
      case .remark, .interlude:
        if index > last ?? -1 { return (index, merged.count, false) }
        let before = merged.lastIndex { $0.token.origin.map { $0 < index } ?? false }
        position = max(position, before.map { $0 + 1 } ?? 0)
        return (index, position, isBelowHeader)
      }
    }
  }

  private mutating func writeHeader(for line: MergedTranscript.MergedLine) {
    guard line.wirings != current else { return }
    current = line.wirings
    write(line: WiringHeader.text(current, of: living, names))
  }

  private mutating func write(_ token: Token) {
    if token.isKept, let origin = token.origin {
      let raw = source.raw(step.items[origin].lines)
      if raw.prefix(while: { $0 == .space }).count <= indent {
        bytes += raw
        return
      }
    }
    write(line: token.text ?? ellipsis(token.origin))
  }

  private func ellipsis(_ origin: Int?) -> String {
    guard let origin, case .ellipsis(_, let sign?) = step.items[origin].kind else { return "..." }
    return "... \(sign)"
  }

  private mutating func write(remark item: Step.Item) {
    if case .interlude(let indent) = item.kind { self.indent = indent }
    bytes += source.raw(item.lines)
  }

  private mutating func write(line: String) {
    bytes += Array(repeating: .space, count: indent) + Array(line.utf8) + ending
  }
}
