import LabText
import MVCLab

/// The wirings of each system against the laws and symptoms that the course shows in them.
struct MatrixPage {
  private let systems: [System]
  private let findings: ShownFindings
  private let site = SiteAddresses(from: "matrix.html")

  init(_ systems: [System], _ findings: ShownFindings) {
    (self.systems, self.findings) = (systems, findings)
  }

  var page: SitePage {
    SitePage(
      path: "matrix.html",
      title: "Wirings",
      header: "",
      main: """
        <h1>Wirings, and what they break</h1>
        <p>Each ✗ leads to a unit that shows it. An empty cell means that no unit of the course shows \
        such a thing there.</p>
        \(systems.map(section))
        """
    )
  }

  private func section(_ system: System) -> HTML {
    let own = findings.all.filter { $0.system == system.name }
    let rules = Rule.all(of: [system]).map(\.name).filter { name in
      own.contains { $0.rule == name }
    }
    let heads = rules.map { name in
      "<th scope=\"col\"><a href=\"\(site.rule(name))\">\(name)</a></th>" as HTML
    }
    let rows = system.wirings.map { wiring -> HTML in
      let shown = findings.of(wiring, in: system)
      let cells = rules.map { rule -> HTML in
        guard let first = shown.first(where: { $0.rule == rule }) else { return "<td></td>" }
        return """
          <td class="bad"><a href="\(site.lesson(first.path))" title="\(first.title)">✗\
          <span class="hidden"> \(rule)</span></a></td>
          """
      }
      let address = site.wiring(wiring.name, of: system.name)
      return """
        <tr><th scope="row"><a href="\(address)">\(wiring.name)</a> \
        <small>\(wiring.summary)</small></th>\(cells)</tr>

        """
    }
    return """
      <h2>\(system.name)</h2>
      <p>\(system.summary)</p>
      <div class="wide"><table class="matrix"><tr><th scope="col">wiring</th>\(heads)</tr>
      \(rows)</table></div>

      """
  }
}
