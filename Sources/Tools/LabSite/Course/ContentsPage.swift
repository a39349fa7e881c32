import LabCourse
import LabText

/// The first page: the list of the course, as its document has it.
struct ContentsPage {
  private let course: Course

  init(_ course: Course) { self.course = course }

  var page: SitePage {
    let site = SiteAddresses(from: "index.html")
    let markdown = Markdown { site.address($0, from: "README.md") }
    let text = course.files.first { $0.name == "README.md" }?.lines.joined(separator: "\n") ?? ""
    let title = text.split(separator: "\n").first { $0.hasPrefix("# ") }?.dropFirst(2)
    return SitePage(
      path: "index.html",
      title: title.map(String.init) ?? "The course",
      main: "<div class=\"text\">\(markdown.blocks(text))</div>\n",
      end: SitePage.memoryScript
    )
  }
}
