import LabConversation
import LabText
import MVCLab

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
  private let rules: [Rule]
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
    rules = Rule.all(of: [system])
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
    let scene = play()
    var columns = SideBySide(width: width)
    var lines = ["\(scene.names[0].fitted(to: columns.half)) | \(scene.names[1])"]
    for step in scene.steps {
      lines += [""] + (step.command.map { ["> \($0)"] } ?? [])
      lines += columns.lines(step.told[0], step.told[1])
    }
    for (name, finds) in zip(scene.names, scene.finds) {
      lines += ["", name] + (finds.isEmpty ? [ContrastResult.nothing] : finds.flatMap(self.lines))
    }
    return lines + ["", scene.ending]
  }

  /// The same as a page to look at in a browser.
  public func html() -> String { ContrastPage(play()).text }

  private func lines(of find: ContrastResult.Find) -> [String] {
    ["! \(find.headline)"] + "  \(find.sentence)".folded(to: max(width, 23))
  }

  private func play() -> ContrastResult {
    var scene = ContrastResult(names: sides.map(\.wiring.name), rules: rules)
    for (index, command) in commands.enumerated() {
      let told = sides.map { $0.session.respond(to: command).lines.map(\.description) }
      if index > 0 {
        scene.steps.append(ContrastResult.Step(command: index > 1 ? command : nil, told: told))
      }
      for side in sides.indices {
        scene.add(sides[side].session.findings, of: side, after: command)
      }
      if scene.divergence == nil, screens(0) != screens(1) { scene.divergence = command }
    }
    scene.ended = sides.filter { $0.session.world?.hasEnded == true }.map(\.wiring.name)
    return scene
  }

  private func screens(_ side: Int) -> [[String]] {
    guard let world = sides[side].session.world, !world.hasEnded else { return [] }
    return world.windows.map { [$0.name] + $0.lines(width: 36) }
  }
}
