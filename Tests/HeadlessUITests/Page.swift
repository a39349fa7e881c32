import HeadlessUI
import MVC

/// A screen with a name and nothing on it.
class Page: ViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var flowName: String { name }
}

extension Runtime {
  /// The moments of the screens' lives that pass during `body`, one a line.
  func moments(_ body: () throws -> Void) rethrows -> String {
    try recording(body) { hops in
      hops.compactMap { hop in
        hop.lifecycle.map { "\(registry.name(of: hop.callee)) \($0)" }
      }.joined(separator: "\n")
    }
  }

  /// Everything that was recorded during `body`, one hop a line, each to the right of its cause.
  func story(_ body: () throws -> Void) rethrows -> String {
    try recording(body) { hops in
      var levels: [Int: Int] = [:]
      var lines: [String] = []
      for (index, hop) in zip(hops.indices, hops) {
        let level = levels[hop.cause].map { $0 + 1 } ?? 0
        levels[index] = level
        let route = "\(registry.name(of: hop.caller)) -> \(registry.name(of: hop.callee))"
        let words = ["\(hop.kind.title):", route, hop.name].filter { !$0.isEmpty }
        lines.append(String(repeating: "  ", count: level) + words.joined(separator: " "))
      }
      return lines.joined(separator: "\n")
    }
  }

  /// Keeps all components alive during `body`, so that their names are known.
  private func recording(
    _ body: () throws -> Void,
    _ text: (ArraySlice<Hop>) -> String
  ) rethrows -> String {
    let start = flow.hops.count
    return try withExtendedLifetime(registry.alive) {
      try assemble(body)
      return text(flow.hops[start...])
    }
  }
}
