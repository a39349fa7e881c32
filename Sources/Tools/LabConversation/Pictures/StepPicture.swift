import CallStacks
import LabText
import MVC
import MVCLab

/// What one command did in a world: its lines, what it broke, and who called whom.
package struct StepPicture: Hashable, Sendable {
  /// The lines of the transcript, without those of screens and findings.
  package let lines: [Line]
  package let findings: [Broken]
  /// The hops and the plain calls between them, each below what led to it.
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

  /// One hop, or one plain call.
  package struct Call: Hashable, Sendable {
    package let depth: Int
    package let caller: String
    /// Nil if it reached nobody, or stayed where it was.
    package let callee: String?
    /// The usual term for its mechanism; `call` for a plain call.
    package let mechanism: String
    /// Whether it reaches its callee by a mechanism, and not by a call of the caller's.
    package let isMechanism: Bool
    /// Whether it changes what a screen shows.
    package let isPaint: Bool
    /// Whether it is one of the many that a table or a screen makes by itself: a question to a data source, a moment of
    /// a screen's life, the beginning of an observation, a call within an object.
    package let isRoutine: Bool
    /// What it carried; the function of a plain call.
    package let text: String
    package let site: String?
    /// The law that this hop breaks.
    package let breaks: String?
    /// The names of the laws that it breaks and of the symptoms that it causes.
    package let rules: [String]
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

  /// The hops of a step and the plain calls between them.
  static func calls(_ world: World, _ step: Range<Int>, _ findings: [Finding]) -> [Call] {
    let hops = world.runtime.flow.hops
    let outline = FlowOutline(world.runtime, step: step, withCalls: true).entries
    let owners = outline.map { entry -> [Participant?] in
      guard case .call(let call, let caller, let index) = entry.content else { return [] }
      return [call, caller].map { $0.flatMap { world.owner(of: $0, near: index) } }
    }
    let people = outline.flatMap { entry -> [Participant] in
      guard case .hop(let index) = entry.content else { return [] }
      return [hops[index].caller, hops[index].callee]
    }
    let names = names(of: people + owners.joined().compactMap(\.self), in: world)
    func name(_ call: CallPlace, _ owner: Participant?) -> String? {
      owner.flatMap { names[$0] } ?? call.types.last
    }
    /// Who made the call that the hop or the call at each depth is below; nil where a mechanism led to it.
    var callers: [String?] = []
    return zip(outline, owners).map { entry, owners in
      callers.removeSubrange(min(entry.depth, callers.count)...)
      let below = callers.last ?? nil
      switch entry.content {
      case .hop(let index):
        callers.append(nil)
        let hop = hops[index]
        let caller = below ?? names[hop.caller] ?? ""
        let isAlone = hop.isLost || hop.callee == .nobody || names[hop.callee] == caller
        let words = [world.runtime.name(of: index), hop.detail.description.truncated(to: 48)].filter
        { !$0.isEmpty }
        return Call(
          depth: entry.depth,
          caller: caller,
          callee: isAlone ? nil : names[hop.callee],
          mechanism: hop.kind.title,
          isMechanism: hop.kind.isMechanism,
          isPaint: hop.kind == .render,
          isRoutine: hop.kind.isRoutine,
          text: words.joined(separator: " ").onOneLine + (hop.isLost ? " (nobody)" : ""),
          site: world.runtime.line(of: index)?.description,
          breaks: findings.first { $0.hop == index && $0.kind == .breach }?.rule,
          rules: FlowTree.rules(brokenBy: index, findings),
          isEarlier: !step.contains(index)
        )
      case .call(let call, let from, let index):
        let cause = hops.indices.contains(hops[index].cause) ? hops[hops[index].cause] : nil
        let caller = from.map { name($0, owners[1]) } ?? cause.flatMap { names[$0.callee] }
        let callee = name(call, owners[0]) ?? caller
        callers.append(callee)
        return Call(
          depth: entry.depth,
          caller: caller ?? callee ?? "",
          callee: caller == nil || callee == caller ? nil : callee,
          mechanism: "call",
          isMechanism: false,
          isPaint: false,
          isRoutine: caller == nil || callee == caller || cause?.kind.isRoutine == true,
          text: call.isClosure ? "a closure of \(call.function)" : call.function,
          site: from.flatMap { from in
            from.file.flatMap { file in from.line.map { "\(file):\($0)" } }
          },
          breaks: nil,
          rules: [],
          isEarlier: !step.contains(index)
        )
      }
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

extension World {
  /// The component that a plain call is in the code of: one that has to do with a hop that the call led to, or the only
  /// one of its class; nil if there is none.
  fileprivate func owner(of call: CallPlace, near hop: Int) -> Participant? {
    let (registry, hops) = (runtime.registry, runtime.flow.hops)
    func isOne(_ participant: Participant) -> Bool {
      registry.componentType(of: participant).map(call.isInCode) ?? false
    }
    var near = [hops[hop].caller, hops[hop].callee]
    var cause = hops[hop].cause
    while hops.indices.contains(cause) {
      near += [hops[cause].callee, hops[cause].caller]
      cause = hops[cause].cause
    }
    if let found = near.first(where: isOne) { return found }
    let alive = registry.alive.map(\.participant).filter(isOne)
    return alive.count == 1 ? alive.first : nil
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
