import ArgumentParser
import CourseStage
import LabSearch
import LabSite
import LabSystems
import LabWork
import MVCLab

/// Makes the pages of the whole course: each unit has one, none is too large, and every link leads to a page.
struct CoursePages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages",
    abstract: "Makes the pages of the whole course, and follows their links."
  )

  func run() throws {
    let course = try CourseFolder.course()
    let site = try CourseSite(
      course,
      [System].all,
      program: "mvclab",
      isTeachers: false,
      size: StateMap.Size(explored: 0, moves: 0),
      jobs: 2,
      in: InProcess()
    )
    let texts = Dictionary(site.files.map { ($0.path, $0.text) }) { first, _ in first }
    let units = course.entries.map { $0.path.replacing(".md", with: ".html") }
    try Table(rows: units, name: { $0 }) { texts[$0] == nil ? "it has no page" : nil }
      .check("units")
    try Table(rows: texts.sorted { $0.key < $1.key }, name: { $0.key }) { page in
      if page.value.utf8.count > 300_000 { return "it has \(page.value.utf8.count) bytes" }
      let lost = Self.links(of: page.value).filter { texts[Self.path(of: $0, on: page.key)] == nil }
      return lost.isEmpty ? nil : "these links lead nowhere: \(lost.joined(separator: ", "))"
    }.check("pages")
  }

  private static func links(of text: String) -> [String] {
    text.matches(of: /(?:href|src)="([^"#]*)[#"]/).map { String($0.1) }
      .filter { !$0.isEmpty && !$0.hasSuffix(".md") }
  }

  /// The path of a link's page in the site.
  private static func path(of link: String, on page: String) -> String {
    var place = page.split(separator: "/").dropLast().map(String.init)
    for word in link.split(separator: "/") {
      if word == ".." { place = place.dropLast() } else { place.append(String(word)) }
    }
    return place.joined(separator: "/")
  }
}
