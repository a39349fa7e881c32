import LabConversation
import MVCLab

/// The output below a command of a pasted transcript, to be compared with what the worlds print now.
package struct PastedStep {
  private let step: Step
  private let wirings: [Wiring]

  /// Reads the lines as those below a command of a scenario about the same system and wirings.
  ///
  /// Nil before wirings are chosen. Throws what is wrong with a line.
  package init?(output: [String], _ names: KnownNames) throws(ScenarioErrors) {
    guard let system = names.system, !names.wirings.isEmpty else { return nil }
    let beginning = [
      "```mvclab", "> system \(system.name)", "> wirings \(names.wirings.joined(separator: ", "))",
    ]
    // Whatever the command is, its output is read in the same way.
    let commands = beginning + names.swaps.map { "> \($0)" } + ["> turn"]
    let lines = commands + output.map(\.withoutPlace) + ["```", ""]
    let text = lines.joined(separator: "\n")
    let scenario = try Scenario(Array(text.utf8), file: "", systems: [system])
    guard let step = scenario.steps.last else { return nil }
    (self.step, wirings) = (step, scenario.wirings)
  }

  /// What the wirings printed otherwise, each with the expected and the printed lines.
  ///
  /// A transcript has no lines of a world that has ended.
  package func differences(from reply: Reply) -> [(wiring: String, lines: [DifferenceLine])] {
    let ended = [OutputLine(.error, CommandError.ended.description).description]
    return zip(wirings, reply.transcripts).enumerated().compactMap { index, part in
      let (wiring, transcript) = part
      let expected = step.expected { $0.contains(index) }
      let printed = transcript.map { ActualLine($0, of: wiring) }
      guard !Matching.matches(expected, printed), printed.map(\.text) != ended else { return nil }
      return (
        step.titles[index], DifferenceLine.lines(expected, printed).filter { $0.mark != .same }
      )
    }
  }
}

extension String {
  /// A breach or a symptom without the place in the source, which a prompt shows and a scenario has not.
  fileprivate var withoutPlace: String {
    guard hasPrefix("! "), let place = firstMatch(of: #/ +\([^() ]+\.swift:[0-9]+\)$/#) else {
      return self
    }
    return String(self[..<place.range.lowerBound])
  }
}
