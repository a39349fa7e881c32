/// The line of a transcript that names the wirings of the lines below it.
///
///     [correct, misused]     [not optimistic]     [*]     [correct -> half-store]
package enum WiringHeader {
  /// What names a world in a header and above a column: the wiring that it began with, and the one that it has since
  /// `swap`: `correct`, `correct -> half-store`.
  package static func title(_ first: String, now: String) -> String {
    first == now ? first : "\(first) -> \(now)"
  }

  /// The shortest header for these wirings, positions in `names`; `all` are those that `[*]` stands for.
  package static func text(_ wirings: [Int], of all: [Int], _ names: [String]) -> String {
    if wirings == all { return "[*]" }
    let list = "[\(wirings.map { names[$0] }.joined(separator: ", "))]"
    let others = all.filter { !wirings.contains($0) }
    guard wirings.count > 1, wirings.allSatisfy(all.contains) else { return list }
    let rest = "[not \(others.map { names[$0] }.joined(separator: ", "))]"
    return rest.count < list.count ? rest : list
  }
}
