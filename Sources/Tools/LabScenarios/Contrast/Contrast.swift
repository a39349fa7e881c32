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
    let conversation = Conversation(KnownNames(systems: [system]), supervisor)
    var replies: [(command: String?, titles: [String], notes: [String], lines: [[OutputLine]])] = []
    var (begun, found): ([[OutputLine]], [[Found]]) = ([[], []], [[], []])
    for (index, command) in commands.enumerated() {
      let reply = conversation.respond(to: command)
      guard reply.transcripts.count == 2 else { continue }
      var printed = reply.parts.last?.withUnchangedWindows ?? []
      if index < Opening.count {
        begun = printed
      } else if command == Contrast.mark {
        // The screens are printed already.
        printed = zip(printed, begun).map { lines, begun in lines.filter { !begun.contains($0) } }
        if printed.allSatisfy(\.isEmpty) { continue }
      }
      for (side, lines) in printed.enumerated() {
        found[side] += lines.compactMap(\.finding).map { Found($0, after: command) }
      }
      replies.append(
        (
          index > Opening.count ? "> \(command)".printable : nil, conversation.runs.map(\.title),
          reply.printed.flatMap(\.comments), printed
        )
      )
    }
    var columns = SideBySide(width: width)
    let sides = [0, 1].map { side in replies.flatMap { $0.lines[side].map(SideBySide.Line.init) } }
    columns.fit(sides[0], sides[1])
    var (lines, head) = ([String](), "")
    for reply in replies {
      let new = columns.head(reply.titles)
      if head.isEmpty { lines.append(new) }
      lines += [""] + (reply.command.map { [$0] } ?? []) + reply.notes
      if !head.isEmpty, new != head { lines.append(new) }
      head = new
      lines += columns.lines(reply.lines[0], reply.lines[1])
    }
    for (run, found) in zip(conversation.runs, found) {
      let told = found.enumerated().filter { index, new in
        !found[..<index].contains { $0.isSame(as: new) }
      }
      lines += ["", run.title]
      lines += told.isEmpty ? ["no breach, no symptom"] : told.flatMap { self.lines(of: $1) }
    }
    let differs = found.joined().contains { rule(of: $0)?.needsCorrectWiring == true }
    return lines + (differs ? [] : ["", "the screens are the same at rest"])
  }

  /// The same commands as a scenario of both wirings, for a page that draws them.
  package func scenario(titled title: String) throws(ScenarioErrors) -> Scenario {
    let story = commands.filter { $0 != Contrast.mark }.map { "> \($0)" }
    let text = (["# \(title)", "", "```mvclab"] + story + ["```", ""]).joined(separator: "\n")
    return try Scenario(Array(text.utf8), file: "contrast", systems: [system])
  }

  private func lines(of found: Found) -> [String] {
    let place = found.finding.site.map { "  \($0)" } ?? ""
    let headline = "\(found.finding.ruleName)\(place)  after '> \(found.command)'"
    return ["! \(headline.printable)"]
      + "  \(rule(of: found)?.sentence ?? "")".folded(to: max(width, 23), indent: 2)
  }

  private func rule(of found: Found) -> Rule? {
    system.rules.first { $0.id == found.finding.ruleName }
  }

  /// A finding, and the command in which it was made.
  private struct Found {
    let finding: Finding
    let command: String

    init(_ finding: Finding, after command: String) {
      (self.finding, self.command) = (finding, command)
    }

    /// Whether both tell of one rule that is broken in one line.
    func isSame(as other: Found) -> Bool {
      finding.ruleName == other.finding.ruleName && finding.site == other.finding.site
    }
  }
}
