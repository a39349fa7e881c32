import LabText
import MVCLab

extension Exploration {
  /// The verdict and each broken rule with its shortest story, for people.
  public var lines: [String] {
    let title = "\(system.name)/\(wiring.name): \(verdict)"
    let width = discoveries.map { $0.name.count }.max() ?? 0
    return [title] + discoveries.flatMap { discovery in
      let name = discovery.name + String(repeating: " ", count: width - discovery.name.count)
      let steps = discovery.story.isEmpty ? "at the beginning" : discovery.story.joined(separator: "; ")
      return ["  \(name)  \(discovery.story.count)  \(discovery.mode)\(steps)"]
    }
  }

  private var verdict: String {
    let size =
      "\(counted(states, "state")), \(counted(transitions, "move")), \(depth) deep, "
      + "\(audits.count) audits\(audits.differences > 0 ? ", \(audits.differences) FAILED" : "")"
    let seconds = duration.components.seconds
    let bound = searches.compactMap(\.stop).first.map { "\($0)" } ?? "all"
    return "\(discoveries.isEmpty ? isExhausted ? "holds" : "not found" : "broken") (\(bound) \(size), out \(searches.map(\.outOfBounds)), \(seconds)s) \(searches.map { $0.graph.count })"
  }
}

extension Discovery {
  var name: String {
    switch finding.ruleName {
    case .law(let name), .symptom(let name): name
    case .promise(let name): "'\(name)'"
    }
  }

  var mode: String { subject.withServer ? "with server: " : "" }
}
