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
    let table = MatrixTable(
      wirings: system.wirings,
      rules: rules.map { ($0, site.rule($0)) },
      address: { site.wiring($0.name, of: system.name) },
      cell: { wiring, index in
        findings.of(wiring, in: system).first { $0.rule == rules[index] }.map { shown in
          MatrixTable.Cell(
            sign: "✗",
            address: site.lesson(shown.lesson.path),
            title: shown.lesson.title
          )
        }
      }
    )
    return """
      <h2>\(system.name)</h2>
      <p>\(system.summary)</p>
      \(table.html)
      """
  }
}
