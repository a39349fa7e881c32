import LabConversation

/// What a step should say for one wiring, keeping of what it says all that is still true.
struct CorrectedStep {
  private(set) var tokens: [Token] = []
  /// Whether that is something else than what it says.
  private(set) var isNews = false
  /// What would be true, but must not be written: a breach or symptom of a correct wiring.
  ///
  /// After a swap it is the wiring that leads now whose verdict counts.
  private(set) var unwritable: [String] = []

  init(_ run: ScenarioRun, step index: Int, wiring: Int) {
    let step = run.scenario.steps[index]
    guard !run.transcripts[wiring].isUnreachable(index) else {
      let wrong = Set(run.expected(index, wiring).map(\.item))
      tokens = step.expected(of: wiring, named: true).filter { !wrong.contains($0.item) }
        .map(Self.kept)
      isNews = !wrong.isEmpty
      return
    }
    let expected = step.expected(of: wiring)
    guard run.fails(index, wiring) else {
      tokens = expected.map(Self.kept)
      return
    }
    let play = run.transcripts[wiring]
    let isCorrect = play.verdicts.indices.contains(index) && play.verdicts[index] == .correct
    fill(expected, run.printed(index, wiring), isCorrect ? play.wiring.name : nil)
  }

  private mutating func fill(_ expected: [Expected], _ told: [ActualLine], _ correct: String?) {
    for edit in Alignment(expected.map(\.text), told.map(\.text)).edits {
      switch edit {
      case .same(let row, _), .taken(let row, _): tokens.append(Self.kept(expected[row]))
      case .replaced(let row, let index):
        isNews = true
        add(told[index], insteadOf: expected[row].item, correct)
      case .missing: isNews = true
      case .extra(let index): add(told[index], insteadOf: nil, correct)
      }
    }
  }

  private mutating func add(_ line: ActualLine, insteadOf item: Int?, _ correct: String?) {
    switch line.kind {
    case .failure: return
    case .breach, .symptom:
      guard let correct else { break }
      unwritable.append(
        "'\(correct)' is a correct wiring, so this is a bug and is not written: \(line.text)"
      )
      return
    case .notification, .screen, .answer, .error: break
    }
    isNews = true
    tokens.append(Token(text: line.text, origin: item, isKept: false))
  }

  private static func kept(_ expected: Expected) -> Token {
    Token(text: expected.text, origin: expected.item, isKept: true)
  }
}
