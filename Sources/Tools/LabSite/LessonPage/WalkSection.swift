import LabConversation
import LabText

/// A step hop by hop: for each wiring a list of what it did, with what models and windows held then.
///
/// The page is whole without its script, which adds a slider that shows one hop of each wiring at a time.
struct WalkSection {
  private let walk: JointWalk
  /// The stops of each walk that are shown: not those by which tables are filled.
  private let shown: [[Int]]
  /// How many are left out at the end of the longest walk.
  private let rest: Int

  /// A section of about so many bytes.
  init(_ walk: JointWalk, bytes: Int) {
    self.walk = walk
    let all = walk.walks.map { walk in walk.stops.indices.filter { !walk.stops[$0].isRoutine } }
    var (size, count) = (0, 0)
    var held: [Walk.Contents?] = walk.walks.map { _ in nil }
    while count < all.map(\.count).max() ?? 0, size <= bytes {
      for (side, stops) in all.enumerated() where stops.indices.contains(count) {
        let contents = walk.walks[side].contents(at: stops[count])
        size += walk.walks[side].stops[stops[count]].size + contents.size(since: held[side])
        held[side] = contents
      }
      count += 1
    }
    shown = all.map { Array($0.prefix(count)) }
    rest = (all.map(\.count).max() ?? 0) - count
  }

  /// Nil if the wirings did nothing.
  var html: HTML? {
    let count = shown.map(\.count).max() ?? 0
    guard count > 2 else { return nil }
    return """
      <details class="walk" data-rows="\(count)"><summary>Hop by hop</summary>
      <div class="sides">
      \(walk.walks.indices.map(list))</div>
      \(rest > 0 ? "<p>\(counted(rest, "more hop")); <code>step</code> at the prompt shows all.</p>\n" : nil)\
      </details>

      """
  }

  private func list(_ side: Int) -> HTML {
    var held: Walk.Contents?
    let parting = walk.parting.flatMap { parting in shown[side].first { $0 >= parting } }
    let items = shown[side].enumerated().map { row, stop -> HTML in
      let contents = walk.walks[side].contents(at: stop)
      defer { held = contents }
      let windows = contents.windows.flatMap(\.lines)
      return """
        \(item(walk.walks[side].stops[stop], row: row, parts: stop == parting))\
        \(contents.models == held?.models ? nil : holds("models", contents.models, row: row))\
        \(contents.windows == held?.windows ? nil : holds("windows", windows, row: row))
        """
    }
    return """
      <div><h4>\(walk.wirings[side])</h4>
      <ol>
      \(items)</ol></div>

      """
  }

  private func item(_ stop: Walk.Stop, row: Int, parts: Bool) -> HTML {
    let isBroken = !stop.rules.isEmpty
    let rules = stop.rules.map { " ✗ \($0)" }.joined()
    let window = stop.window.map { " (\($0))" } ?? ""
    let note: HTML? = parts ? "<b>Here they part.</b> " : nil
    let code: HTML? =
      stop.code.isEmpty ? nil : "<pre>\(stop.code.joined(separator: "\n"))</pre>"
    return """
      <li data-row="\(row)"\(isBroken ? " class=\"broken\"" : nil)>\(note)\(stop.text + window + rules)\(code)</li>

      """
  }

  /// What models or windows hold from here on.
  private func holds(_ what: String, _ lines: [String], row: Int) -> HTML {
    """
    <li data-row="\(row)" class="holds \(what)"><pre tabindex="0">\(lines.joined(separator: "\n"))</pre></li>

    """
  }
}

extension Walk.Stop {
  /// About how many bytes it has on a page.
  fileprivate var size: Int { 40 + text.utf8.count + code.map { $0.utf8.count + 4 }.reduce(0, +) }
}

extension Walk.Contents {
  /// About how many bytes it has on a page below others.
  fileprivate func size(since old: Self?) -> Int {
    let windows = old?.windows == windows ? [] : windows.flatMap(\.lines)
    let models = old?.models == models ? [] : models
    return (windows + models).map { $0.utf8.count + 2 }.reduce(0, +)
  }
}
