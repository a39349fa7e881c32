import LabConversation
import LabText
import LabWork
import MVCLab

/// The same commands in two wirings side by side, and the breaches and symptoms of each.
///
///     correct                                | misused
///
///     > tap Add
///     ~ ToDoStore inserted [0]               *
///     …
///     misused
///     ! ui-changes-ui  ToDoListController.swift:21  after '> tap Add'
///       a tap or an answer may change the screen only by changing the model
package struct Contrast {
  private let system: System
  private let commands: [String]
  private let width: Int

  /// The command that compares the screens of the wirings from then on.
  private static let mark = "contrast on"

  /// A contrast of two wirings of a system, in which `commands` are executed in new worlds.
  package init(
    _ system: System,
    _ left: Wiring,
    _ right: Wiring,
    commands: [String],
    withServer: Bool = false,
    width: Int
  ) {
    (self.system, self.width) = (system, width)
    self.commands =
      Opening.commands(system, withServer: withServer, [left, right]) + [Contrast.mark] + commands
  }

  /// A contrast with the commands of a scenario; the wirings need not be among its own.
  package init(
    _ scenario: Scenario,
    _ left: Wiring,
    _ right: Wiring,
    width: Int
  ) {
    let only = scenario.wirings.count == 1 ? scenario.wirings[0].name : nil
    self.init(
      scenario.system,
      left,
      right,
      commands: scenario.stepsOfEveryone.dropFirst(Opening.count).compactMap {
        $0.command.command(in: [left.name, right.name], typedIn: only)
      },
      withServer: scenario.withServer,
      width: width
    )
  }
}

extension Contrast {
  /// Executes the commands in both wirings, and returns the lines of both.
  package func lines(_ supervisor: any Supervisor = NoSupervisor()) -> [String] {
    let result = run(supervisor)
    var columns = SideBySide(width: width)
    func head(_ titles: [String]) -> String {
      "\(titles[0].fitted(to: columns.half)) | \(titles[1])"
    }
    var titles = result.steps.first?.titles ?? result.names
    var lines = [head(titles)]
    for step in result.steps {
      lines += [""] + (step.command.map { ["> \($0)".printable] } ?? [])
      lines += step.printed.flatMap(\.comments)
      if step.titles != titles { lines.append(head(step.titles)) }
      titles = step.titles
      lines += columns.lines(step.lines[0], step.lines[1])
    }
    for (name, findings) in zip(result.names, result.findings) {
      lines += ["", name]
      lines += findings.isEmpty ? [ContrastResult.nothing] : findings.flatMap(self.lines)
    }
    return lines + (result.ending.map { ["", $0] } ?? [])
  }

  /// The same commands as a scenario of both wirings, for a page that draws them.
  package func scenario(titled title: String) throws(ScenarioErrors) -> Scenario {
    let story = commands.filter { $0 != Contrast.mark }.map { "> \($0)" }
    let text = (["# \(title)", "", "```mvclab"] + story + ["```", ""]).joined(separator: "\n")
    return try Scenario(Array(text.utf8), file: "contrast", systems: [system])
  }

  private func lines(of finding: ContrastResult.Finding) -> [String] {
    ["! \(finding.headline.printable)"]
      + "  \(finding.sentence)".folded(to: max(width, 23), indent: 2)
  }

  private func run(_ supervisor: any Supervisor) -> ContrastResult {
    let conversation = Conversation(KnownNames(systems: [system]), supervisor)
    var result = ContrastResult(rules: system.rules)
    for (index, command) in commands.enumerated() {
      let reply = conversation.respond(to: command)
      guard reply.transcripts.count == 2 else { continue }
      result.names = conversation.runs.map(\.title)
      var lines = reply.transcripts.map { $0.map(\.description) }
      if command == Contrast.mark, let begun = result.steps.last {
        lines = zip(lines, begun.lines).map { lines, begun in lines.filter { !begun.contains($0) } }
      }
      if command != Contrast.mark || !lines.allSatisfy(\.isEmpty) {
        result.steps.append(
          ContrastResult.Step(
            command: index > Opening.count ? command : nil,
            lines: lines,
            printed: reply.printed,
            titles: result.names
          )
        )
      }
      for (side, run) in conversation.runs.enumerated() {
        result.add(run.findings, of: side, after: command)
      }
    }
    return result
  }
}
