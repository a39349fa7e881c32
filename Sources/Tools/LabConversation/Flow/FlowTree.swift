import LabText
import MVC
import MVCLab

/// The hops of a step as an indented tree, each below the hop that caused it.
///
///     user event  user -> 'Add'  tap 'Add'
///       target-action  'Add' -> ToDoListController  (MisusedListController.swift:13)
///
/// A hop that an earlier step caused, such as an answer, is below that step's request. One that breaks a
/// law, or does harm, ends with `!` and the rule.
struct FlowTree {
  /// The lines, with the name of a window where it is another one than that of the hop above.
  let answers: [OutputLine]

  /// The tree of a step, with the plain calls between hops or without; with `hop` only of that hop and of those that led
  /// to it.
  init(
    _ world: World,
    step: Range<Int>,
    of hop: Int? = nil,
    withCalls: Bool = false,
    _ findings: [Finding] = []
  ) {
    let runtime = world.runtime
    let outline = FlowOutline(runtime, step: step, of: hop, withCalls: withCalls)
    let lines = outline.entries.map { entry in
      let margin = String(repeating: "  ", count: entry.depth)
      switch entry.content {
      case .call(let call, let caller, _):
        return FlowLine(margin + FlowOutline.text(of: call), FlowOutline.site(of: caller))
      case .hop(let index):
        let text = FlowTree.text(of: index, in: runtime)
        let mark = hop != nil || step.contains(index) ? "" : "  (earlier)"
        let rules = FlowTree.rules(brokenBy: index, findings).map { "  ! \($0)" }
        let site = runtime.line(of: index).map { "\($0)" }
        return FlowLine(margin + text, site, mark: mark + rules.joined())
      }
    }
    answers = zip(lines, outline.entries).map { line, entry in
      guard case .hop(let index) = entry.content else { return OutputLine(line) }
      let (window, above) = (
        FlowTree.window(of: index, in: world),
        FlowTree.window(of: runtime.flow.hops[index].cause, in: world)
      )
      return OutputLine(line, window: window == above ? nil : window)
    }
  }

  /// The window of the component that a hop leads to, or comes from.
  static func window(of index: Int, in world: World) -> String? {
    guard world.windows.count > 1, world.flow.hops.indices.contains(index) else { return nil }
    let hop = world.flow.hops[index]
    return world.nameOfWindow(of: hop.callee) ?? world.nameOfWindow(of: hop.caller)
  }

  /// The rules that a hop breaks.
  static func rules(brokenBy hop: Int, _ findings: [Finding]) -> [String] {
    findings.filter { $0.hop == hop }.map(\.rule).withoutRepeats
  }

  /// The hops of a step and all hops that led to them, each before those that it caused.
  static func order(_ hops: [Hop], _ step: Range<Int>) -> [Int] {
    var shown = Set(step)
    for index in step {
      var cause = hops[index].cause
      while cause >= 0, shown.insert(cause).inserted { cause = hops[cause].cause }
    }
    let children = Dictionary(grouping: shown.sorted()) { hops[$0].cause }
    var order: [Int] = []
    var open = Array((children[-1] ?? []).reversed())
    while let index = open.popLast() {
      order.append(index)
      open += (children[index] ?? []).reversed()
    }
    return order
  }

  static func text(of index: Int, in runtime: Runtime) -> String {
    let (hop, registry) = (runtime.flow.hops[index], runtime.registry)
    let caller = registry.name(of: hop.caller)
    let arrow =
      hop.isLost
      ? "\(caller) -> (nobody)"
      : hop.callee == .nobody || hop.callee == hop.caller
        ? caller : "\(caller) -> \(registry.name(of: hop.callee))"
    let name = runtime.name(of: index)
    let words = [hop.kind.title, arrow, name, hop.detail.description.truncated(to: 48)]
    return words.filter { !$0.isEmpty }.joined(separator: "  ").onOneLine
  }
}
