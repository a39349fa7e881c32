import MVC

extension Runtime {
  /// The flow, one hop a line, each below and to the right of its cause.
  var story: String {
    var levels: [Int] = []
    var lines: [String] = []
    for hop in flow.hops {
      let level = hop.cause < 0 ? 0 : levels[hop.cause] + 1
      levels.append(level)
      guard hop.kind != .bind else { continue }
      let route = "\(registry.name(of: hop.caller)) -> \(registry.name(of: hop.callee))"
      let detail = hop.detail == .none ? "" : "(\(hop.detail))"
      let words = ["\(hop.kind.title):", route, hop.name, detail].filter { !$0.isEmpty }
      lines.append(String(repeating: "  ", count: level) + words.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }
}
