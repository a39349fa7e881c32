import LabConversation
import LabScenarios
import MVC
import MVCLab

/// Plays a document and its commands twice, and compares: the same bytes must give the same reports, the
/// same update and the same replies, and an update of an update changes nothing.
package struct DoublePlay {
  private let systems: [System]
  /// How many commands a document, or a conversation, executes at most.
  private static let budget = 200

  package init(_ systems: [System]) { self.systems = systems }

  /// What differs; nil if nothing does.
  package func difference(_ document: (bytes: [UInt8], commands: [String]), seed: UInt64)
    -> String?
  {
    let first = report(document.bytes)
    if first != report(document.bytes) { return "two runs of the document differ" }
    if first == Self.unsteady { return "an update of an update changes the document" }
    let lines = spoken(document.commands, RandomSource(seed: seed))
    return replies(to: lines) == replies(to: lines)
      ? nil : "two conversations differ:\n\(lines.joined(separator: "\n"))"
  }

  private static let unsteady = "unsteady"

  // MARK: - Documents

  /// All reports and the update of a document.
  private func report(_ bytes: [UInt8]) -> String {
    let conditions = ReplayConditions(maxSteps: Self.budget)
    guard let scenario = try? Scenario(bytes, file: "a.md", systems: systems) else {
      return texts(of: Outcome.of(bytes, file: "a.md", systems: systems, clock: { .zero }))
    }
    let run = ScenarioRun(scenario, conditions)
    let update = Update(run)
    if update.isChange, let updated = try? Scenario(update.bytes, file: "a.md", systems: systems) {
      let again = Update(run.with(updated) ?? ScenarioRun(updated, conditions))
      if again.isChange { return Self.unsteady }
    }
    let change = "\(String(decoding: update.patch, as: UTF8.self))\(update.bugs)"
    return texts(of: Outcome(run)) + change
  }

  private func texts(of outcome: Outcome) -> String {
    var summary = Summary()
    summary.add(outcome, systems)
    let formats = Format.allCases.map { $0.report() as any Report } + [JUnitReport()]
    return formats.map { format in
      var report = format
      return report.opening() + report.text(of: outcome) + report.closing(summary)
    }.joined()
  }
}

// MARK: - Conversations

extension DoublePlay {
  /// The commands, and some about the history between them.
  private func spoken(_ commands: [String], _ random: RandomSource) -> [String] {
    commands.flatMap { command in
      random.number(below: 4) > 0 ? [command] : [command, random.element(of: Self.others)]
    }
  }

  private func replies(to lines: [String]) -> [String] {
    let conversation = Conversation(systems: systems)
    conversation.stepsLeft = Self.budget
    return lines.flatMap { line in
      let reply = conversation.respond(to: line)
      return ["\(reply.outcome) \(reply.column)"] + reply.transcripts.map { "\($0)" }
    }
  }

  private static let others = [
    "undo", "undo 3", "redo", "redo 2", "goto 4", "goto 99", "history", "contrast on", "help tap",
    "contrast off", "explain leak", "show model", "show flow", "show alive", "show rules", "help",
    "show source", "show screen", "# a remark", "repeat 3 undo", "in first redo", "save", "quit",
  ]
}
