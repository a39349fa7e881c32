import MVCLab

/// What a step should say for one wiring, keeping of what it says all that is still true.
struct Truthful {
  private(set) var tokens: [Token] = []
  /// Whether that is something else than what it says.
  private(set) var isNews = false
  /// What would be true, but must not be written: a breach or symptom of a correct wiring.
  private(set) var unwritable: [String] = []

  init(_ performance: Performance, step index: Int, wiring: Int) {
    let step = performance.scenario.steps[index]
    guard !performance.plays[wiring].isUnreachable(index) else {
      let wrong = Set(performance.expected(index, wiring).map(\.item))
      tokens = step.expected(of: wiring, named: true).filter { !wrong.contains($0.item) }
        .map(Self.kept)
      isNews = !wrong.isEmpty
      return
    }
    let expected = step.expected(of: wiring)
    guard performance.fails(index, wiring) else {
      tokens = expected.map(Self.kept)
      return
    }
    let play = performance.plays[wiring]
    fill(expected, performance.told(index, wiring), play.wiring)
  }

  private mutating func fill(_ expected: [Expected], _ told: [Told], _ wiring: Wiring) {
    for edit in Alignment(expected.map(\.text), told.map(\.text)).edits {
      switch edit {
      case .same(let row, _), .taken(let row, _): tokens.append(Self.kept(expected[row]))
      case .replaced(let row, let index):
        isNews = true
        add(told[index], insteadOf: expected[row].item, wiring)
      case .missing: isNews = true
      case .extra(let index): add(told[index], insteadOf: nil, wiring)
      }
    }
  }

  private mutating func add(_ line: Told, insteadOf item: Int?, _ wiring: Wiring) {
    switch line.kind {
    case .failure: return
    case .breach where wiring.verdict == .correct, .symptom where wiring.verdict == .correct:
      unwritable.append(
        "'\(wiring.name)' is a correct wiring, so this is a bug and is not written: \(line.text)"
      )
      return
    case .notification, .screen, .breach, .symptom, .answer, .error: break
    }
    isNews = true
    tokens.append(Token(text: line.text, origin: item, isKept: false))
  }

  private static func kept(_ expected: Expected) -> Token {
    Token(text: expected.text, origin: expected.item, isKept: true)
  }
}
