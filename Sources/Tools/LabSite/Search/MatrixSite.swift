import LabSearch
import LabText
import MVCLab

/// A search's matrix on a page that needs no other: each cell has the length of the shortest story, and
/// leads to it.
package struct MatrixSite {
  private let matrix: Matrix

  /// The page of this matrix.
  package init(_ matrix: Matrix) { self.matrix = matrix }

  /// The whole page.
  package var page: String {
    let title = "\(matrix.system?.name ?? ""): the commands of the shortest story"
    let main: HTML = """
      <h1>\(title)</h1>
      <p>A number is how many commands the shortest story has in which a wiring breaks a rule, and it leads \
      to that story. An empty cell means that the search found none\(gaps).</p>
      \(table.html)\(matrix.explorations.map(stories))\(matrix.rules.map(note))
      """
    return SitePage(path: "index.html", title: title, main: main, links: []).text
  }

  /// What the page says of searches that ended before they began.
  private var gaps: HTML {
    let missing = matrix.explorations.compactMap { exploration -> String? in
      let rules = matrix.rules.filter { !exploration.hasLooked(for: $0) }.map(\.heading)
      return rules.isEmpty ? nil : "\(exploration.wiring.name) (\(rules.joined(separator: ", ")))"
    }
    return missing.isEmpty
      ? "" : "; these were not searched: \(missing.joined(separator: "; "))"
  }

  private var table: MatrixTable {
    MatrixTable(
      wirings: matrix.explorations.map(\.wiring),
      rules: matrix.rules.map { ($0.heading, "#\(anchor($0))") },
      address: { "#\(anchor($0.name))" },
      cell: { wiring, index in
        let rule = matrix.rules[index]
        return matrix.discovery(of: rule, in: wiring).map { discovery in
          MatrixTable.Cell(
            sign: "\(discovery.story.count)",
            address: "#\(anchor(wiring.name, rule))",
            title: discovery.text
          )
        }
      }
    )
  }

  /// What the search found in a wiring.
  private func stories(_ exploration: Exploration) -> HTML {
    let wiring = exploration.wiring
    let stories = exploration.discoveries.map { discovery -> HTML in
      let rule = discovery.finding.ruleName
      return """
        <li id="\(anchor(wiring.name, rule))"><a href="#\(anchor(rule))">\(rule.heading)</a>, \
        \(counted(discovery.story.count, "command")): <code>\(discovery.text)</code>\
        \(discovery.isShortest ? nil : " (a shorter story may exist)")</li>

        """
    }
    return """
      <section id="\(anchor(wiring.name))"><h2>\(wiring.name)</h2>
      <p>\(exploration.report.verdict)</p>
      \(stories.isEmpty ? nil : "<ul>\n\(stories)</ul>\n")</section>

      """
  }

  private func note(_ rule: RuleName) -> HTML {
    let known = matrix.system.flatMap { Rule.all(of: [$0]).first { $0.name == rule.name } }
    if let known { return RuleNote(known, level: 2).html }
    let promise = matrix.system?.makePromises().first { $0.name == rule.name }
    return """
      <section class="rule" id="\(anchor(rule))"><h2>\(rule.heading)</h2>
      <p class="claim">\(promise?.sentence ?? "").</p></section>

      """
  }

  /// The place of a wiring on the page.
  private func anchor(_ wiring: String) -> String { "wiring-\(wiring)" }

  /// The place of a wiring's story.
  private func anchor(_ wiring: String, _ rule: RuleName) -> String { "\(wiring)-\(anchor(rule))" }

  /// The place of a rule; a promise's name is a sentence.
  private func anchor(_ rule: RuleName) -> String { rule.name.replacing(" ", with: "-") }
}
