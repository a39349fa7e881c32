/// The hops of a step as an indented tree: what happened because of what.
///
///     user event  user -> 'Add'  tap on 'Add'
///       target-action  'Add' -> ToDoListController  ToDoListController.swift:20
struct FlowTree {
  let lines: [String]

  init(_ surroundings: Surroundings, step: Range<Int>) {
    let (hops, census) = (surroundings.flow.hops, surroundings.census)
    var depths: [Int: Int] = [:]
    lines = step.map { index in
      let hop = hops[index]
      let depth = depths[hop.cause].map { $0 + 1 } ?? 0
      depths[index] = depth
      let arrow =
        hop.callee == .nobody || hop.callee == hop.caller
        ? census.name(of: hop.caller)
        : "\(census.name(of: hop.caller)) -> \(census.name(of: hop.callee))"
      let words =
        [hop.kind.title, arrow, hop.name, hop.detail.description]
        + (hop.site.isKnown ? ["(\(hop.site))"] : [])
      return String(repeating: "  ", count: depth)
        + words.filter { !$0.isEmpty }.joined(separator: "  ").onOneLine
    }
  }
}

extension String {
  /// This text with `, ` in the place of line breaks.
  var onOneLine: String { split(separator: "\n").joined(separator: ", ") }
}
