/// How many of the printed lines a scenario expects, or several scenarios do.
package struct LineShare: Codable, Equatable, Sendable {
  /// How many of the printed lines stand in the document.
  package private(set) var expected = 0
  /// How many lines the wirings printed, each wiring's counted.
  package private(set) var printed = 0

  /// The expected ones of a hundred, rounded down; 100 if nothing was printed.
  var percent: Int { printed == 0 ? 100 : expected * 100 / printed }

  static func += (total: inout LineShare, share: LineShare) {
    total.expected += share.expected
    total.printed += share.printed
  }
}

extension LineShare {
  /// The share of one wiring's lines, if these are its failing steps: they expect none.
  init(of wiring: Int, in run: ScenarioRun, failing: [Int]) {
    for (step, lines) in run.transcripts[wiring].steps.enumerated() {
      printed += lines.count
      guard !lines.isEmpty, !failing.contains(step) else { continue }
      expected += run.expected(step, wiring).count { $0.text != nil }
    }
  }
}
