import LabText
import MVCLab

/// A breach or a symptom on a page, with a link to its law, and with the line that caused it.
struct FindingNote {
  private let finding: Finding
  private let site: SiteAddresses
  private let wiring: String
  private let system: System

  init(_ finding: Finding, _ site: SiteAddresses, _ wiring: String, _ system: System) {
    (self.finding, self.site, self.wiring, self.system) = (finding, site, wiring, system)
  }

  var html: HTML {
    let isBreach = finding.kind == .breach
    let place = finding.site.map { place -> HTML in
      let address = site.wiring(wiring, of: system.name, at: "\(place)")
      return " <a class=\"site\" href=\"\(address)\">\("\(place)")</a>\(code(at: place))"
    }
    return """
      <p class="finding \(isBreach ? "breach" : "symptom")">\
      <a href="\(site.rule(finding.rule))">\(isBreach ? "law broken" : "harm"): \(finding.rule)</a> \
      <span>\(finding.text.printable)</span>\(place)</p>

      """
  }

  /// The text of the line.
  private func code(at place: SourceLine) -> HTML? {
    guard let file = system.sources.file(of: place), file.lines.indices.contains(place.line - 1)
    else { return nil }
    let text = file.lines[place.line - 1].drop(while: \.isWhitespace)
    return "<br><code>\(String(text))</code>"
  }
}
