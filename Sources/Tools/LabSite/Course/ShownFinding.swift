import LabText
import MVCLab

/// A rule that a wiring breaks in a lesson.
struct ShownFinding: Codable {
  let system: String
  let wiring: String
  let rule: String
  let site: SourceLine?
  let lesson: ShownLesson
}

extension [ShownFinding] {
  /// The findings in a wiring.
  func of(_ wiring: Wiring, in system: System) -> [ShownFinding] {
    filter { $0.system == system.name && $0.wiring == wiring.name }
  }

  /// The lessons that show them, each once.
  var lessons: [ShownLesson] { map(\.lesson).withoutRepeats }
}

/// A lesson that shows a finding.
struct ShownLesson: Codable, Hashable {
  let path: String
  let title: String
  /// The unit's number; nil for a lesson that the course does not list.
  let number: String?

  /// A link with the number and the title.
  func link(_ site: SiteAddresses) -> HTML {
    "<a href=\"\(site.lesson(path))\">\([number, title].compactMap(\.self).joined(separator: " "))</a>"
  }

  /// A link with the number alone, if there is one.
  func shortLink(_ site: SiteAddresses) -> HTML {
    guard let number else { return link(site) }
    return "<a href=\"\(site.lesson(path))\" title=\"\(title)\">\(number)</a>"
  }
}
