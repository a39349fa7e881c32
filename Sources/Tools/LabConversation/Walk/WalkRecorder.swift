import CallStacks
import LabText
import MVC
import MVCLab

/// Records what models and windows hold at each hop of one command.
final class WalkRecorder {
  private let run: WiringRun
  private let world: World
  /// The first hop of the command.
  private let start: Int
  private var moments: [Moment] = []
  private var contents: [Walk.Contents] = []
  /// The windows as they were last drawn.
  private var screens = DrawnScreens()
  /// The hops that fill a table now: until the last has returned, the screen shows what it showed before.
  private var fillings: [Int] = []
  /// Whether it reads the world now; what that calls is no part of the command.
  private var isReading = false

  /// A moment of a hop, and the number of what models and windows held then.
  private struct Moment {
    let hop: Int
    let moment: HopMoment
    let contents: Int
  }

  /// How many moments are recorded, so that an endless command takes neither memory nor time.
  private static let most = 4000

  init(_ run: WiringRun) {
    (self.run, world, start) = (run, run.world, run.world.flow.count)
    read()
    world.flow.watch = { [unowned self] hop, moment in note(hop, moment) }
  }

  deinit { world.flow.watch = nil }

  private func note(_ hop: Int, _ moment: HopMoment) {
    guard !isReading, moments.count < WalkRecorder.most else { return }
    if moment == .began, world.flow.hops[hop].kind.fillsTable { fillings.append(hop) }
    if moment == .ended, fillings.last == hop { fillings.removeLast() }
    read()
    moments.append(Moment(hop: hop, moment: moment, contents: contents.count - 1))
  }

  /// Reads the world, and remembers what it holds if that has changed.
  private func read() {
    isReading = true
    defer { isReading = false }
    if fillings.isEmpty {
      let loading = world.windows.filter(\.isLoading).map(\.name)
      screens = DrawnScreens(of: world).keeping(loading, as: screens)
    }
    let now = Walk.Contents(
      models: run.models,
      windows: screens.windows.map { PrintedWindow($0, margin: screens.margin) }
    )
    if contents.last != now { contents.append(now) }
  }
}

extension WalkRecorder {
  /// The record of a command that has come to its end.
  func walk() -> Walk {
    world.flow.watch = nil
    fillings = []
    read()
    let all = start..<world.flow.count
    let step = all.prefix(WalkRecorder.most)
    let outline = FlowOutline(world.runtime, Array(step), withCalls: true).entries
    var entries = Dictionary(grouping: outline, by: \.hop)
    var depths: [Int: Int] = [:]
    var stops: [Walk.Stop] = []
    var present = 0
    for moment in moments where step.contains(moment.hop) {
      if moment.moment == .ended {
        guard moment.contents != present else { continue }
        let depth = depths[moment.hop] ?? 0
        stops.append(end(of: moment.hop, depth: depth, contents: moment.contents))
      }
      for entry in entries.removeValue(forKey: moment.hop) ?? [] {
        if case .hop = entry.content {
          (depths[moment.hop], present) = (entry.depth, moment.contents)
        }
        stops.append(stop(entry, contents: present))
      }
      present = moment.contents
    }
    return Walk(stops + [last(leftOut: all.count - step.count + entries.count)], contents)
  }

  private func stop(_ entry: FlowOutline.Entry, contents: Int) -> Walk.Stop {
    let (runtime, hops) = (world.runtime, world.flow.hops)
    switch entry.content {
    case .call(let call, let caller, let index):
      return Walk.Stop(
        depth: entry.depth,
        text: FlowLine(FlowOutline.text(of: call), FlowOutline.site(of: caller)).text,
        act: "call \(call.function)",
        code: caller.map { SourceLine($0).map(code) ?? [] } ?? head(of: call),
        window: nil,
        rules: [],
        isRoutine: isQuestion(index),
        contents: contents
      )
    case .hop(let index):
      let hop = hops[index]
      let (site, rules) = (
        runtime.line(of: index), FlowTree.rules(brokenBy: index, run.findings)
      )
      let roles = [hop.caller, hop.callee].map { "\(runtime.registry.role(of: $0))" }
      let (window, above) = (
        FlowTree.window(of: index, in: world), FlowTree.window(of: hop.cause, in: world)
      )
      return Walk.Stop(
        depth: entry.depth,
        text: FlowLine(FlowTree.text(of: index, in: runtime), site?.description).text,
        act: ([hop.kind.title] + roles + [runtime.name(of: index), hop.detail.description])
          .joined(separator: " "),
        code: site.map(code) ?? [],
        window: window == above ? nil : window,
        rules: rules,
        isRoutine: rules.isEmpty && isQuestion(index),
        contents: contents
      )
    }
  }

  /// Whether a hop of the command is a question to a data source, or happens in the answer to one.
  private func isQuestion(_ index: Int) -> Bool {
    let hops = world.flow.hops
    let way = sequence(first: index) { hops[$0].cause }.prefix { $0 >= start }
    return way.contains { if case .dataSource = hops[$0].kind { true } else { false } }
  }

  /// The return from a hop, where a change is seen that no other hop shows.
  private func end(of index: Int, depth: Int, contents: Int) -> Walk.Stop {
    let hop = world.flow.hops[index]
    let name = world.runtime.name(of: index)
    return Walk.Stop(
      depth: depth,
      text: "end of \(hop.kind.title)\(name.isEmpty ? "" : "  ")\(name)".onOneLine,
      act: "end of \(hop.kind.title) \(name)",
      code: [],
      window: nil,
      rules: [],
      isRoutine: false,
      contents: contents
    )
  }

  private func last(leftOut count: Int) -> Walk.Stop {
    let rest = count > 0 ? "; \(counted(count, "more hop")) not recorded" : ""
    let state = world.hasEnded ? "the world has ended" : "at rest"
    return Walk.Stop(
      depth: 0,
      text: (start == world.flow.count ? "no step" : state) + rest,
      act: "end",
      code: [],
      window: nil,
      rules: [],
      isRoutine: false,
      contents: contents.count - 1
    )
  }

  /// The first lines of a function that a mechanism has called.
  private func head(of call: CallPlace) -> [String] {
    guard let line = SourceLine(call), let head = run.system.sources.head(of: line) else {
      return []
    }
    return code(at: SourceLine(file: line.file, line: head))
  }

  /// A line of source below the head of its function, or above the next line, without the margin that both have.
  private func code(at line: SourceLine) -> [String] {
    let sources = run.system.sources
    guard let file = sources.file(of: line), file.lines.indices.contains(line.line - 1) else {
      return []
    }
    let head = sources.head(of: line) ?? line.line
    let other = head < line.line ? head : line.line + 1
    let numbers = [line.line, other].sorted().filter {
      file.lines.indices.contains($0 - 1) && file.lines[$0 - 1].contains { !" }".contains($0) }
    }
    let margin = numbers.map { file.lines[$0 - 1].prefix { $0 == " " }.count }.min() ?? 0
    return numbers.map { number in
      let text = String(file.lines[number - 1].dropFirst(margin))
      return "\(number == line.line ? ">" : " ") \(text.numbered(number))"
    }
  }
}

extension FlowOutline.Entry {
  /// The hop that it is, or that it led to.
  fileprivate var hop: Int {
    switch content {
    case .hop(let index), .call(_, _, let index): index
    }
  }
}

extension Hop.Kind {
  /// Whether a table is filled as long as it lasts.
  fileprivate var fillsTable: Bool {
    switch self {
    case .render, .dataSource: true
    case .userEvent, .outside, .answer, .timer, .turn, .targetAction, .delegate, .contract, .block,
      .notification, .observation, .event, .lifecycle, .post, .change, .request, .navigate, .bind:
      false
    }
  }
}
