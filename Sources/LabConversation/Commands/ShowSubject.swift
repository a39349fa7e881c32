import HeadlessUI
import LabText
import MVC
import MVCLab

/// What `show` can show.
enum ShowSubject: String, CaseIterable, Sendable {
  case screen
  case model
  case flow
  case cost
  case rules
  case alive
  case code
  case source
  case requests

  /// Whether a word may say more of what is wanted.
  var hasOption: Bool { self == .flow || self == .source }

  var summary: String {
    switch self {
    case .screen: "all screens as they are now"
    case .model: "what the models hold, and what controllers keep"
    case .flow: "the hops of the last command, as a tree; 'show flow mermaid' as a diagram"
    case .cost: "what the last command took, and all since the start"
    case .rules: "the laws of this style, and the symptoms"
    case .alive: "every model, controller and screen that is alive, and what outlives its screen"
    case .code: "the line of code that the last breach or symptom speaks of"
    case .source: "the wiring's source; 'show source FILE' for one file"
    case .requests: "the requests that wait for an answer"
    }
  }
}

extension Session {
  func show(_ exhibit: ShowSubject, option: String?) throws {
    for line in try lines(of: exhibit, option: option) { say(.answer, line) }
  }

  private func lines(of exhibit: ShowSubject, option: String?) throws(CommandError) -> [String] {
    switch exhibit {
    case .screen: ScreenMemory.all(in: try anyWorld()).map(\.text)
    case .model: try models()
    case .flow: try flow(option)
    case .cost: try cost()
    case .rules: rules()
    case .alive: try alive()
    case .code: try code()
    case .source: try source(option)
    case .requests: try requests()
    }
  }

  /// The world, ended or not.
  private func anyWorld() throws(CommandError) -> World {
    if let world { return world }
    return try livingWorld()
  }

  private func models() throws(CommandError) -> [String] {
    let (storedProperties, world) = (StoredProperties(), try anyWorld())
    return world.runtime.registry.alive.flatMap { component in
      storedProperties.everything(in: component).map { "\(world.title(of: component)).\($0)" }
    }
  }

  private func flow(_ form: String?) throws(CommandError) -> [String] {
    let runtime = try anyWorld().runtime
    guard let form else { return FlowTree(runtime, step: lastStep).lines }
    _ = try NameLookup.find(form, "form", in: ["mermaid"])
    return FlowDiagram(runtime, step: lastStep).lines
  }

  private func cost() throws(CommandError) -> [String] {
    let runtime = try anyWorld().runtime
    let last = Cost(of: lastStep, in: runtime)
    let all = Cost(of: 0..<runtime.flow.hops.count, in: runtime)
    func row(_ name: String, _ last: String, _ all: String) -> String {
      name.fitted(to: 22) + String(repeating: " ", count: max(0, 6 - last.count)) + last
        + String(repeating: " ", count: max(0, 8 - all.count)) + all
    }
    return [row("", "last", "all")]
      + Cost.Item.allCases.map { row($0.summary, "\(last[$0])", "\(all[$0])") }
  }

  private func rules() -> [String] {
    Rule.all(in: grammar.laws).map { "\($0.name): \($0.sentence)" }
  }

  private func alive() throws(CommandError) -> [String] {
    let world = try anyWorld()
    let alive = world.runtime.registry.alive
    let leaks = world.leakDetector.leaks(in: world)
    return alive.filter {
      [.model, .controller].contains(type(of: $0).role) || $0 is ViewController
    }.map { "\(type(of: $0).role)  \(world.title(of: $0))" }
      + leaks.map {
        "left   \($0.component.flowName) of '\($0.screen)', since '\($0.since)'; \($0.reason(among: alive))"
      }
  }

  private func requests() throws(CommandError) -> [String] {
    let world = try anyWorld()
    guard let server = world.runtime.server else {
      throw .noServer(system: world.system.name, world.system.server)
    }
    return server.pending.map { "\($0.number)  \($0)".onOneLine }
  }

  private func source(_ name: String?) throws(CommandError) -> [String] {
    let world = try anyWorld()
    guard let name else { return world.wiring.files.flatMap { listing($0, in: world.system) } }
    let own = world.system.files
    let all = world.system.sources.files.map(\.name)
    if let file = all.first(where: { $0.lowercased() == name.lowercased() }) {
      return listing(file, in: world.system)
    }
    return listing(try NameLookup.find(name, "file", in: own), in: world.system)
  }

  private func listing(_ name: String, in system: System) -> [String] {
    guard let file = system.sources.file(name) else { return [] }
    return ["\(name)"]
      + file.lines.indices.map { file.numbered($0 + 1) }
  }

  /// The code around the line of the newest finding that has one.
  private func code() throws(CommandError) -> [String] {
    let sources = try anyWorld().system.sources
    guard let finding = findings.last(where: { $0.site != nil }), let site = finding.site else {
      throw .nothingTo("show; no breach or symptom has named a line")
    }
    return ["\(finding.rule): \(site)"]
      + (sources.file(site.file)?.excerpt(around: site.line) ?? [])
  }
}

extension World {
  /// A component's name; of several windows, behind the one whose screen it controls.
  fileprivate func title(of component: Component) -> String {
    guard windows.count > 1, let screen = screens.first(where: { $0.controller === component })
    else { return component.flowName }
    return "\(screen.window.name): \(component.flowName)"
  }
}

extension SourceFile {
  /// The lines around `line`, counted from 1, with a mark at it.
  func excerpt(around line: Int) -> [String] {
    (max(1, line - 3)...max(1, min(lines.count, line + 3))).filter { $0 <= lines.count }.map {
      "\($0 == line ? ">" : " ") \(numbered($0))"
    }
  }

  /// The line of this number, counted from 1, behind its number.
  func numbered(_ number: Int) -> String {
    let digits = "\(number)"
    let margin = String(repeating: " ", count: max(0, 4 - digits.count)) + digits
    return lines[number - 1].isEmpty ? margin : "\(margin)  \(lines[number - 1])"
  }
}
