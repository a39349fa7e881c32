import CodeReading
import HeadlessUI
import LabText
import MVC
import MVCLab

extension WiringRun {
  /// Prints what a subject of `show` is now; a world that has ended still answers.
  func show(_ subject: ShowSubject, option: String?) throws(CommandError) {
    if subject == .flow { return print(try flow(option).answers) }
    for line in try lines(of: subject, option: option) { print(.answer, line) }
  }

  private func lines(of subject: ShowSubject, option: String?) throws(CommandError) -> [String] {
    switch subject {
    case .screen: ScreenMemory.all(in: world).map(\.text)
    case .model: models
    case .cost: cost
    case .diff, .flow, .rules, .size, .systems, .wirings: []
    case .alive: alive
    case .code: code()
    case .source: try source(option)
    case .requests: try requests()
    }
  }

  /// The values of the models, those of a controller after the name of its window if there are several.
  var models: [String] { modelsAtEnd ?? models(namingWindows: world.windows.count > 1) }

  /// The same, with the names of windows or without.
  func models(namingWindows isNaming: Bool) -> [String] {
    let alive = world.runtime.registry.alive
    let shown = StoredProperties.shownByHolders(alive)
    return alive.filter { !shown.contains(ObjectIdentifier($0)) }.flatMap { component in
      let title = world.title(of: component, component.flowName, namingWindows: isNaming)
      return StoredProperties.everything(in: component).map { "\(title).\($0)" }
    }
  }

  private func flow(_ form: String?) throws(CommandError) -> FlowTree {
    if let form { _ = try NameLookup.find(form, .form, in: ["calls"]) }
    return FlowTree(world, step: lastStep, withCalls: form != nil, findings)
  }

  private var cost: [String] {
    let last = Cost(of: lastStep, in: world.runtime)
    let all = Cost(of: 0..<world.flow.count, in: world.runtime)
    func row(_ name: String, _ last: String, _ all: String) -> String {
      name.fitted(to: 22) + last.rightAligned(in: 6) + all.rightAligned(in: 8)
    }
    return [row("", "last", "all")]
      + Cost.Item.allCases.map { row($0.summary, "\(last[$0])", "\(all[$0])") }
  }

  var alive: [String] {
    if let aliveAtEnd { return aliveAtEnd }
    let alive = world.runtime.registry.alive
    return alive.filter {
      [.model, .controller].contains(type(of: $0).role) || $0 is ViewController
    }.map { "\(type(of: $0).role)  \(world.title(of: $0, $0.typeName))" }
      + world.leakDetector.leaks(in: world).map {
        """
        left   \($0.component.typeName) of '\($0.screen)', since '\($0.since)'; \
        \($0.reason)
        """
      }
  }

  private func requests() throws(CommandError) -> [String] {
    guard let server = world.runtime.server else {
      throw .noServer(system: system.name, system.server)
    }
    return server.waiting.enumerated().map { index, request in
      let isLost = index >= server.pending.count
      return "\(request.number)  \(request)\(isLost ? " (lost)" : "")".onOneLine
    }
  }

  private func source(_ name: String?) throws(CommandError) -> [String] {
    guard let name else { return world.wiring.files.flatMap(listing) }
    let all = system.sources.files.map(\.name)
    if let file = all.first(where: { $0.lowercased() == name.lowercased() }) {
      return listing(file)
    }
    return listing(try NameLookup.find(name, .file, in: system.files))
  }

  private func listing(_ name: String) -> [String] {
    guard let file = system.sources.file(name) else { return [] }
    return [name] + file.lines.indices.map { file.numbered($0 + 1) }
  }

  /// The code around each line that a finding names, and that of the correct wiring.
  private func code() -> [String] {
    let sites = findings.compactMap(\.site).reduce(into: [SourceLine]()) { sites, site in
      if !sites.contains(site) { sites.append(site) }
    }
    guard !sites.isEmpty else { return ["no breach or symptom has named a line"] }
    return sites.flatMap { site in
      let rules = findings.filter { $0.site == site }.map(\.rule).withoutRepeats
      return ["\(rules.joined(separator: ", ")): \(site)"] + code(at: site)
    }
  }

  /// The code around a line, and that of the correct wiring.
  func code(at site: SourceLine) -> [String] {
    (system.sources.file(of: site)?.excerpt(around: site.line) ?? []) + counterpart(of: site)
  }

  /// The same function or property of the correct wiring, or that it has none.
  private func counterpart(of site: SourceLine) -> [String] {
    guard let correct = system.correctWiring(),
      correct.name != world.wiring.name, !correct.files.contains(site.file),
      let counterpart = system.sources.counterpart(of: site, in: correct.files)
    else { return [] }
    let missing = counterpart.missing.map { "'\(correct.name)' has no '\($0)'" }
    guard let shown = counterpart.shown, let file = system.sources.file(shown.file) else {
      return [missing].compactMap(\.self)
    }
    let place = "\(shown.file):\(shown.lines.lowerBound)"
    let title = missing.map { "\($0); its '\(shown.name)': " } ?? "in '\(correct.name)': "
    return [title + place] + shown.lines.map { "  \(file.numbered($0))" }
  }
}

extension World {
  /// A component's name; with several windows, after the window whose screen it controls.
  fileprivate func title(
    of component: Component,
    _ name: String,
    namingWindows isNaming: Bool? = nil
  ) -> String {
    guard isNaming ?? (windows.count > 1),
      let screen = screens.first(where: { $0.controller === component })
    else { return name }
    return "\(screen.window.name): \(name)"
  }
}
