/// Where the pages of the site are, as seen from one of them.
struct SiteAddresses {
  /// How many folders lead back to the top: empty, or `../`.
  let up: String
  /// Whether the page has the laws and the lines of source in itself, because there are no pages of them.
  let isAlone: Bool

  /// Addresses as seen from the page with this path.
  init(from page: String, isAlone: Bool = false) {
    up = String(repeating: "../", count: page.count { $0 == "/" })
    self.isAlone = isAlone
  }

  var contents: String { up + "index.html" }
  var rules: String { up + "rules.html" }
  var matrix: String { up + "matrix.html" }
  /// In a teacher's copy.
  var timetable: String { up + "teacher.html" }

  /// A law or a symptom.
  func rule(_ name: String) -> String { isAlone ? "#\(name)" : "\(rules)#\(name)" }

  /// A wiring's page, or a place `File.swift:7` on it.
  func wiring(_ name: String, of system: String, at place: String? = nil) -> String {
    let anchor = place.map { "#\(SiteAddresses.anchor(of: $0))" } ?? ""
    if isAlone { return anchor }
    return "\(up)\(SiteAddresses.page(ofWiring: name, of: system))\(anchor)"
  }

  /// A lesson's page, by its path in the course.
  func lesson(_ path: String) -> String { up + SiteAddresses.page(of: path) }

  static func page(ofWiring name: String, of system: String) -> String {
    "wirings/\(system)-\(name).html"
  }

  /// `todo/02-second-window.md` is at `todo/02-second-window.html`.
  static func page(of path: String) -> String {
    path.hasSuffix(".md") ? "\(path.dropLast(3)).html" : path
  }

  /// The name of a line on a wiring's page.
  static func anchor(of place: String) -> String { place.replacing(":", with: "-") }
}
