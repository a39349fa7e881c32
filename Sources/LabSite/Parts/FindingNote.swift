import LabConversation
import LabText

/// A breach or a symptom on a page, with a link to its law and to the line that caused it.
struct FindingNote {
  private let finding: StepPicture.Broken
  private let site: SiteAddresses
  private let wiring: String
  private let system: String

  init(_ finding: StepPicture.Broken, _ site: SiteAddresses, wiring: String, of system: String) {
    (self.finding, self.site) = (finding, site)
    (self.wiring, self.system) = (wiring, system)
  }

  var html: HTML {
    let place = finding.site.map { place -> HTML in
      " <a class=\"site\" href=\"\(site.wiring(wiring, of: system, at: place))\">\(place)</a>"
    }
    return """
      <p class="finding \(finding.isBreach ? "breach" : "symptom")">\
      <a href="\(site.rule(finding.rule))">\(finding.isBreach ? "law broken" : "harm"): \(finding.rule)</a> \
      <span>\(finding.text)</span>\(place)</p>

      """
  }
}
