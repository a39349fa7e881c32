import LabConversation

/// The lines that a step should have for one wiring; lines that are still true stay.
struct CorrectedStep {
  private(set) var tokens: [Token] = []
  /// Whether they differ from those that the step has.
  private(set) var isChanged = false
  /// Lines that are not written: the breaches and symptoms of a correct wiring, which are bugs.
  ///
  /// After a swap, the verdict of the new wiring counts.
  private(set) var bugs: [String] = []
  private var orphans: [(item: Int, text: String)] = []

  /// Items in `orphans`, which no wiring keeps, are kept where this one prints them.
  init(_ run: ScenarioRun, step index: Int, wiring: Int, orphans: Set<Int> = []) {
    let step = run.scenario.steps[index]
    guard !run.transcripts[wiring].isUnreachable(index) else {
      let wrong = Set(run.expected(index, wiring).map(\.item))
      tokens = step.expected { $0.names(wiring) }.filter { !wrong.contains($0.item) }
        .map(Self.kept)
      isChanged = !wrong.isEmpty
      return
    }
    let expected = step.expected { $0.contains(wiring) }
    guard run.fails(index, wiring) || !orphans.isEmpty else {
      tokens = expected.map(Self.kept)
      return
    }
    self.orphans = step.items.indices.compactMap { item in
      guard orphans.contains(item), case .output(let text, _) = step.items[item].kind else {
        return nil
      }
      return (item, text)
    }
    let executing = run.transcripts[wiring].executing
    let correct = executing.dropFirst(index).first.flatMap {
      $0.isCorrect ? $0.name : nil
    }
    fill(expected, run.printed(index, wiring), correct)
  }

  private mutating func fill(_ expected: [Expected], _ printed: [ActualLine], _ correct: String?) {
    for edit in Alignment(expected, printed).edits {
      switch edit {
      case .same(let row, _): tokens.append(Self.kept(expected[row]))
      case .taken(let row, let range): take(printed[range], by: expected[row])
      case .replaced(let row, let index):
        if !add(printed[index], insteadOf: expected[row].item, correct) {
          tokens.append(Self.kept(expected[row]))
        }
      case .missing: isChanged = true
      case .extra(let index): _ = add(printed[index], insteadOf: nil, correct)
      }
    }
  }

  /// Keeps an ellipsis for the lines that it takes, and the orphans between them.
  private mutating func take(_ lines: ArraySlice<ActualLine>, by ellipsis: Expected) {
    let count = tokens.count
    for line in lines {
      if let token = adopted(line) {
        isChanged = true
        tokens.append(token)
      } else if tokens.count == count || tokens.last != Self.kept(ellipsis) {
        tokens.append(Self.kept(ellipsis))
      }
    }
    if !tokens[count...].contains(Self.kept(ellipsis)) { tokens.append(Self.kept(ellipsis)) }
  }

  /// The orphan that a printed line is.
  private mutating func adopted(_ line: ActualLine) -> Token? {
    guard let index = orphans.firstIndex(where: { $0.text == line.text }) else { return nil }
    let orphan = orphans.remove(at: index)
    return Token(text: orphan.text, origin: orphan.item, isKept: true)
  }

  /// Adds a printed line, unless it is not written; returns whether it was added.
  private mutating func add(_ line: ActualLine, insteadOf item: Int?, _ correct: String?) -> Bool {
    switch line.kind {
    case .failure: return false
    case .breach, .symptom:
      guard let correct else { break }
      bugs.append(
        "'\(correct)' is a correct wiring, so this is a bug and is not written: \(line.text)"
      )
      return false
    case .notification, .screen, .answer, .error: break
    }
    isChanged = true
    let new = Token(text: line.text, origin: item, isKept: false)
    tokens.append(item == nil ? adopted(line) ?? new : new)
    return true
  }

  private static func kept(_ expected: Expected) -> Token {
    Token(text: expected.text, origin: expected.item, isKept: true)
  }
}
