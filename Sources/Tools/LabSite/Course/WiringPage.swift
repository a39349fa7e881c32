import LabText
import MVCLab

/// A wiring's source, with the lines that the course blames, and those that `correct` does not have.
struct WiringPage {
  private let wiring: Wiring
  private let system: System
  private let shown: [ShownFinding]
  private let site: SiteAddresses
  private let path: String

  init(_ wiring: Wiring, of system: System, _ findings: [ShownFinding]) {
    (self.wiring, self.system) = (wiring, system)
    shown = findings.of(wiring, in: system)
    path = SiteAddresses.page(ofWiring: wiring.name, of: system.name)
    site = SiteAddresses(from: path)
  }

  var page: SitePage {
    let isCorrect = wiring.isCorrect
    return SitePage(
      path: path,
      title: "\(system.name)/\(wiring.name)",
      main: """
        <h1>\(isCorrect ? "✓" : "✗") \(system.name)/\(wiring.name)</h1>
        <p class="claim">\(wiring.summary)</p>
        \(lessons)\(legend)\
        \(wiring.files.compactMap(system.sources.file).map(listing))
        """
    )
  }

  /// The wiring that this one is compared with; nil if it is the one that the others are.
  private var reference: Wiring? {
    system.correctWiring().flatMap { $0.name == wiring.name ? nil : $0 }
  }

  private var legend: HTML? {
    reference.map { reference in
      """
      <p>Lines with a bar are not in <a href="\(site.wiring(reference.name, of: system.name))">\
      \(reference.name)</a>; a red line is one that the laboratory blames.</p>

      """
    }
  }

  private var lessons: HTML? {
    let links = shown.lessons.map { $0.link(site) }
    return links.isEmpty ? nil : "<p>Shown in: \(HTML(links, separator: ", ")).</p>\n"
  }

  private func listing(_ file: SourceFile) -> HTML {
    let known = referenceLines
    var blamed: [Int: [String]] = [:]
    for finding in shown where finding.site?.file == file.name {
      guard let line = finding.site?.line else { continue }
      blamed[line] = (blamed[line, default: []] + [finding.rule]).withoutRepeats
    }
    let lines = SourceLines(
      file: file,
      lines: 1..<file.lines.count + 1,
      blamed: blamed,
      isOwn: { known?.contains($0) == false }
    )
    return """
      <figure class="source"><figcaption>\(file.name)</figcaption>
      \(lines.html)</figure>

      """
  }

  /// All lines of the wiring that this one is compared with.
  private var referenceLines: Set<String>? {
    reference.map { Set($0.files.compactMap(system.sources.file).flatMap(\.lines)) }
  }
}
