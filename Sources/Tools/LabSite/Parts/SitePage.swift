import LabText
import MVCLab

/// A page of the site: whole in one file, without network, and readable without script.
struct SitePage {
  /// The page's path in the site, such as `todo/02-second-window.html`.
  let path: String
  let title: String
  var header: HTML = ""
  let main: HTML
  /// The scripts and what they need; empty where the page needs none.
  var end: HTML = ""
  /// The pages that every page of this site leads to; those of the course, if nothing else is said.
  var links: [(text: String, address: String)]?
  /// Whether it is part of a teacher's copy.
  var isTeachers = false

  var text: String {
    let links = (self.links ?? courseLinks).map { "<a href=\"\($1)\">\($0)</a>" as HTML }
    let navigation: HTML? =
      links.isEmpty
      ? nil : "<nav aria-label=\"site\">\(HTML(links, separator: " · "))</nav>\n"
    let head = ("\(navigation)\(header)" as HTML).withChineseMarked
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      \(HTML(verbatim: PageMark.text))
      <title>\(title)</title>
      <style>
      \(HTML(verbatim: SitePage.style))</style>
      </head>
      <body\(isTeachers ? " class=\"teacher\"" : nil)>
      \(head.text.isEmpty ? nil : "<header>\n\(SitePage.skip)\(head)</header>\n")\
      <main id="main">
      \(main.withChineseMarked)</main>
      \(end)</body>
      </html>

      """
    return page.text
  }

  private var courseLinks: [(text: String, address: String)] {
    let site = SiteAddresses(from: path)
    return [("The course", site.contents), ("Laws", site.rules), ("Wirings", site.matrix)]
      + (isTeachers ? [("Timetable", site.timetable)] : [])
  }

  /// For the keyboard: past the links that all pages have.
  private static let skip: HTML = "<a class=\"skip\" href=\"#main\">Skip to the page</a>\n"

  private static let style = resource("site.css")
  /// Keeps what a reader did, and marks the units that are done.
  static let memoryScript = script("memory.js")
  /// Shows a story one step at a time, or as slides.
  static let storyScript: HTML =
    "\(memoryScript)\(script("story.js"))\(script("slides.js"))"
  /// Makes windows that can be played.
  static let playScript = script("play.js")

  private static func script(_ name: String) -> HTML {
    "<script>\n\(HTML(verbatim: resource(name)))</script>\n"
  }

  /// The text of a file of the folder `Resources`, which the build embeds.
  private static func resource(_ name: String) -> String {
    guard let file = SourceIndex.embedded.file(name) else {
      preconditionFailure("no resource '\(name)'")
    }
    return file.text
  }
}
