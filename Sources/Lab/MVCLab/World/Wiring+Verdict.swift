extension Wiring {
  /// What the author says of a wiring.
  public enum Verdict: Equatable, Sendable {
    /// No commands lead to a breach or a symptom.
    case correct
    /// The wiring is there to break these rules, at least one; some commands show that it does.
    ///
    /// For laws, symptoms and promises of one kind, `.misused(breaking: .leak)` is shorter.
    case misused([RuleName])
  }
}

extension Wiring.Verdict {
  /// The rules that the wiring is there to break; none of a correct one.
  public var ownRules: [RuleName] {
    switch self {
    case .correct: []
    case .misused(let rules): rules
    }
  }

  /// The verdict in one word, `correct` or `misused`.
  package var word: String {
    switch self {
    case .correct: "correct"
    case .misused: "misused"
    }
  }
}

extension Wiring {
  /// Whether its author calls it correct.
  package var isCorrect: Bool { verdict == .correct }
}
