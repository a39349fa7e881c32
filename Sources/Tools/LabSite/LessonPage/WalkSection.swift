import LabConversation
import LabText

/// A step hop by hop: for each wiring a list of what it did, with what models and windows held then.
///
/// The page is whole without its script, which adds a slider that shows one hop of each wiring at a time.
struct WalkSection {
  private let walk: JointWalk
  /// The rows that are shown: not those by which tables are filled.
  private let rows: [[Int?]]
  /// How many rows are left out at the end.
  private let rest: Int
  private let parting: Int?

  /// A section of about so many bytes.
  init(_ walk: JointWalk, bytes: Int) {
    self.walk = walk
    let shown = walk.rows.indices.filter { row in
      walk.walks.indices.contains { side in
        walk.rows[row][side].map { !walk.walks[side].stops[$0].isRoutine } ?? false
      }
    }
    var (rows, size) = ([[Int?]](), 0)
    var held: [Walk.Contents?] = walk.walks.map { _ in nil }
    for row in shown.map({ walk.rows[$0] }) where size <= bytes {
      rows.append(row)
      for (side, stop) in row.enumerated() {
        guard let stop else { continue }
        let contents = walk.walks[side].contents(at: stop)
        size += walk.walks[side].stops[stop].size + contents.size(since: held[side])
        held[side] = contents
      }
    }
    (self.rows, rest) = (rows, shown.count - rows.count)
    parting = walk.parting.flatMap { row in shown.firstIndex { $0 >= row } }
  }

  /// Nil if the wirings did nothing.
  var html: HTML? {
    guard rows.count > 2 else { return nil }
    return """
      <details class="walk" data-rows="\(rows.count)"><summary>Hop by hop</summary>
      <div class="sides">
      \(walk.walks.indices.map(list))</div>
      \(rest > 0 ? "<p>\(counted(rest, "more hop")); <code>step</code> at the prompt shows all.</p>\n" : nil)\
      </details>

      """
  }

  private func list(_ side: Int) -> HTML {
    var held: Walk.Contents?
    let items = rows.enumerated().compactMap { number, row -> HTML? in
      guard let stop = row[side] else { return nil }
      let contents = walk.walks[side].contents(at: stop)
      defer { held = contents }
      return """
        \(item(walk.walks[side].stops[stop], row: number))\
        \(contents.models == held?.models ? nil : holds("models", contents.models, row: number))\
        \(contents.windows == held?.windows ? nil : holds("windows", contents.windows.flatMap(\.lines), row: number))
        """
    }
    return """
      <div><h4>\(walk.wirings[side])</h4>
      <ol>
      \(items)</ol></div>

      """
  }

  private func item(_ stop: Walk.Stop, row: Int) -> HTML {
    let isBroken = !stop.rules.isEmpty
    let rules = stop.rules.map { " ✗ \($0)" }.joined()
    let window = stop.window.map { " (\($0))" } ?? ""
    let note: HTML? = row == parting ? "<b>Here they part.</b> " : nil
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
