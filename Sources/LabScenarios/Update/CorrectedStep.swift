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

  /// Items in `orphans`, which no wiring keeps, are expected of this one if it prints them.
  init(_ run: ScenarioRun, step index: Int, wiring: Int, orphans: Set<Int> = []) {
    let step = run.scenario.steps[index]
    guard !run.transcripts[wiring].isUnreachable(index) else {
      let wrong = Set(run.expected(index, wiring).map(\.item))
      tokens = step.expected { $0.names(wiring) }.filter { !wrong.contains($0.item) }
        .map(Self.kept)
      isChanged = !wrong.isEmpty
      return
    }
    let printed = run.printed(index, wiring)
    let adopted = step.items.indices.compactMap { item -> Expected? in
      guard orphans.contains(item), case .output(let text, _) = step.items[item].kind,
        printed.contains(where: { $0.text == text && $0.isOmittable })
      else { return nil }
      return Expected(text: text, sign: nil, item: item)
    }
    let own = step.expected { $0.contains(wiring) }.filter { line in
      !adopted.contains { $0.item == line.item }
    }
    let expected = (own + adopted).sorted { $0.item < $1.item }
    guard run.fails(index, wiring) || !adopted.isEmpty else {
      tokens = expected.map(Self.kept)
      return
    }
    isChanged = !adopted.isEmpty
    let executing = run.transcripts[wiring].executing
    let correct = executing.dropFirst(index).first.flatMap {
      $0.verdict == .correct ? $0.name : nil
    }
    fill(expected, printed, correct)
  }

  private mutating func fill(_ expected: [Expected], _ printed: [ActualLine], _ correct: String?) {
    for edit in Alignment(expected, printed).edits {
      switch edit {
      case .same(let row, _), .taken(let row, _): tokens.append(Self.kept(expected[row]))
      case .replaced(let row, let index):
        if !add(printed[index], insteadOf: expected[row].item, correct) {
          tokens.append(Self.kept(expected[row]))
        }
      case .missing: isChanged = true
      case .extra(let index): _ = add(printed[index], insteadOf: nil, correct)
      }
    }
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
    tokens.append(Token(text: line.text, origin: item, isKept: false))
    return true
  }

  private static func kept(_ expected: Expected) -> Token {
    Token(text: expected.text, origin: expected.item, isKept: true)
  }
}
