import MVCLab
import TextWidth

/// The same commands in two wirings side by side, and what was found in each.
///
///     correct                                | misused
///
///     > tap Add
///     ~ ToDoStore inserted [0]               *
///     …
///     misused
///     ! ui-changes-ui  ToDoListController.swift:21  after '> tap Add'
///       a user action or an answer changes the screen only through a change of the model
public struct Contrast {
  private let commands: [String]
  private let sides: [Side]
  private let width: Int

  /// One of the two wirings.
  private struct Side {
    let wiring: Wiring
    let session: Session

    init(_ system: System, _ wiring: Wiring) {
      self.wiring = wiring
      session = Session(systems: [system], wiring: wiring.name)
    }
  }

  /// Contrasts what `commands` do to a system; they begin in a new world.
  public init(
    _ system: System,
    _ left: Wiring,
    _ right: Wiring,
    commands: [String],
    withServer: Bool = false,
    width: Int
  ) {
    self.commands =
      [
        "system \(system.name)" + (withServer ? " with server" : ""),
        "wirings \(left.name), \(right.name)",
      ] + commands
    sides = [Side(system, left), Side(system, right)]
    self.width = width
  }

  /// Contrasts what the commands of a scenario do; the wirings need not be among its own.
  public init(_ scenario: Scenario, _ left: Wiring, _ right: Wiring, width: Int) {
    self.init(
      scenario.system,
      left,
      right,
      commands: scenario.steps.dropFirst(2).map(\.command),
      withServer: scenario.withServer,
      width: width
    )
  }
}

extension Contrast {
  /// Carries the commands out in both wirings and tells all of it.
  public func lines() -> [String] {
    var columns = SideBySide(width: width)
    var lines = [
      "\(sides[0].wiring.name.fitted(to: columns.half)) | \(sides[1].wiring.name)"
    ]
    var sightings: [[(finding: Finding, command: String)]] = [[], []]
    var divergence: String?
    for (index, command) in commands.enumerated() {
      let told = sides.map { $0.session.respond(to: command).lines }
      for (side, position) in zip(sides, sightings.indices) {
        let known = sightings[position].count
        sightings[position] += side.session.findings.dropFirst(known).map { ($0, command) }
      }
      if index > 0 {
        lines += [""] + (index > 1 ? ["> \(command)"] : [])
        lines += columns.lines(told[0], told[1])
      }
      if divergence == nil, screens(0) != screens(1) { divergence = command }
    }
    for position in sides.indices {
      lines += ["", sides[position].wiring.name] + verdict(on: sightings[position])
    }
    guard let divergence else { return lines + ["", "the screens are the same at rest"] }
    return lines + ["", "! diverges: the screens differ at rest, first after '> \(divergence)'"]
  }

  private func screens(_ side: Int) -> [[String]] {
    (sides[side].session.world?.windows ?? []).map { [$0.name] + $0.lines(width: 36) }
  }

  /// Each rule that was broken, once for each line that broke it.
  private func verdict(on sightings: [(finding: Finding, command: String)]) -> [String] {
    var told: [Finding] = []
    let lines = sightings.flatMap { finding, command -> [String] in
      guard !told.contains(where: { $0.rule == finding.rule && $0.site == finding.site }) else {
        return []
      }
      told.append(finding)
      let sentence = Rule.all.first { $0.name == finding.rule }?.sentence
      let site = finding.site.map { "  \($0)" } ?? ""
      return ["! \(finding.rule)\(site)  after '> \(command)'"]
        + (sentence.map { "  \($0)".folded(to: max(width, 23)) } ?? [])
    }
    return lines.isEmpty ? ["no breach, no symptom"] : lines
  }
}
