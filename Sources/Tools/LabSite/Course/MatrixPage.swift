import LabText
import MVCLab

/// The wirings of each system against the laws and symptoms that the course shows in them.
struct MatrixPage {
  private let systems: [System]
  private let findings: [ShownFinding]
  private let site = SiteAddresses(from: "matrix.html")

  init(_ systems: [System], _ findings: [ShownFinding]) {
    (self.systems, self.findings) = (systems, findings)
  }

  var page: SitePage {
    SitePage(
      path: "matrix.html",
      title: "Wirings",
      main: """
        <h1>Wirings, and what they break</h1>
        <p>Each ✗ leads to a unit that shows it. An empty cell means that no unit of the course shows \
        such a thing there.</p>
        \(systems.map(section))
        """
    )
  }

  private func section(_ system: System) -> HTML {
    let own = findings.filter { $0.system == system.name }
    let rules = Rule.all(of: [system]).map(\.name).filter { name in
      own.contains { $0.rule == name }
    }
    let heads = rules.map {
      "<th scope=\"col\"><a href=\"\(site.rule($0))\">\($0)</a></th>" as HTML
    }
    return """
      <h2>\(system.name)</h2>
      <p>\(system.summary)</p>
      <div class="wide" tabindex="0"><table class="matrix"><tr><th scope="col">wiring</th>\(heads)</tr>
      \(system.wirings.map { row($0, of: system, rules) })</table></div>

      """
  }

  /// A wiring's row: a cell leads to the first unit that shows it break a rule.
  private func row(_ wiring: Wiring, of system: System, _ rules: [String]) -> HTML {
    let all = findings.of(wiring, in: system)
    let cells = rules.map { rule -> HTML in
      guard let shown = all.first(where: { $0.rule == rule }) else { return "<td></td>" }
      return """
        <td class="bad"><a href="\(site.lesson(shown.lesson.path))" title="\(shown.lesson.title)">✗\
        <span class="hidden"> \(rule)</span></a></td>
        """
    }
    return """
      <tr><th scope="row"><a href="\(site.wiring(wiring.name, of: system.name))">\(wiring.name)</a> \
      <small>\(wiring.summary)</small></th>\(cells)</tr>

      """
  }
}
