import LabText
import MVC
import MVCLab

/// What one command did in a world: its lines, what it broke, and who called whom.
package struct StepPicture: Hashable, Sendable {
  /// The lines of the transcript, without those of screens and findings.
  package let lines: [Line]
  package let findings: [Broken]
  /// The hops, each below the one that caused it.
  package let hops: [Call]

  /// A line with its sign.
  package struct Line: Hashable, Sendable {
    package let sign: Character
    package let text: String
  }

  /// A breach or a symptom.
  package struct Broken: Hashable, Sendable {
    package let isBreach: Bool
    package let rule: String
    package let text: String
    package let site: String?
  }

  /// One hop.
  package struct Call: Hashable, Sendable {
    package let depth: Int
    package let caller: String
    /// Nil if it reached nobody, or stayed where it was.
    package let callee: String?
    /// The usual term for its mechanism.
    package let mechanism: String
    /// Whether it changes what a screen shows.
    package let isPaint: Bool
    /// Whether it is one of the many that a table or a screen makes by itself: a question to a data source, a moment of
    /// a screen's life, the beginning of an observation.
    package let isRoutine: Bool
    /// What it carried.
    package let text: String
    package let site: String?
    /// The law that this hop breaks.
    package let breaks: String?
    /// Whether an earlier step took it.
    package let isEarlier: Bool
  }
}

extension StepPicture {
  /// The picture of a run's last command: the lines that it printed, the findings since `known`, and its
  /// hops, if it was a step of the world.
  package init(_ run: WiringRun, lines: [OutputLine], known: Int, hasHops: Bool = true) {
    let new = run.findings.dropFirst(known)
    self.lines = lines.compactMap { line in
      switch line.kind {
      case .screen, .breach, .symptom: nil
      case .notification, .failure, .answer, .error: Line(sign: line.kind.sign, text: line.text)
      }
    }
    findings = new.map {
      Broken(
        isBreach: $0.kind == .breach,
        rule: $0.rule,
        text: $0.text.printable,
        site: $0.site?.description
      )
    }
    hops = hasHops ? StepPicture.calls(run.world, run.lastStep, Array(new)) : []
  }

  private static func calls(_ world: World, _ step: Range<Int>, _ findings: [Finding]) -> [Call] {
    let hops = world.runtime.flow.hops
    let order = FlowTree.order(hops, step)
    let names = names(of: order.flatMap { [hops[$0].caller, hops[$0].callee] }, in: world)
    var depths: [Int: Int] = [:]
    return order.map { index in
      let hop = hops[index]
      let depth = depths[hop.cause].map { $0 + 1 } ?? 0
      depths[index] = depth
      let isAlone = hop.isLost || hop.callee == .nobody || hop.callee == hop.caller
      let words = [hop.name, hop.detail.description.truncated(to: 48)].filter { !$0.isEmpty }
      return Call(
        depth: depth,
        caller: names[hop.caller] ?? "",
        callee: isAlone ? nil : names[hop.callee],
        mechanism: hop.kind.title,
        isPaint: hop.kind == .render,
        isRoutine: hop.kind.isRoutine,
        text: words.joined(separator: " ").onOneLine + (hop.isLost ? " (nobody)" : ""),
        site: hop.site.isKnown ? "\(hop.site)" : nil,
        breaks: findings.first { $0.hop == index && $0.kind == .breach }?.rule,
        isEarlier: !step.contains(index)
      )
    }
  }

  /// The names of participants; where two have the same, each is named with its window, or with a number.
  private static func names(
    of participants: [Participant],
    in world: World
  ) -> [Participant: String] {
    let all = Set(participants).sorted { $0.index < $1.index }
    let windows = Dictionary(
      world.screens.map { ($0.controller.participant, $0.window.name) },
      uniquingKeysWith: { first, _ in first }
    )
    var names: [Participant: String] = [:]
    let groups = Dictionary(grouping: all) { world.runtime.registry.name(of: $0).printable }
    for (name, same) in groups {
      for (index, participant) in same.enumerated() {
        let end = windows[participant].map { " in \($0)" } ?? (index > 0 ? " \(index + 1)" : "")
        names[participant] = same.count > 1 ? name + end : name
      }
    }
    return names
  }
}

extension Hop.Kind {
  /// Whether a table or a screen makes such a hop by itself, again and again.
  fileprivate var isRoutine: Bool {
    switch self {
    case .dataSource, .lifecycle, .bind: true
    case .userEvent, .outside, .answer, .timer, .turn, .targetAction, .delegate, .contract, .block,
      .notification, .observation, .event, .post, .change, .render, .request, .navigate:
      false
    }
  }
}
