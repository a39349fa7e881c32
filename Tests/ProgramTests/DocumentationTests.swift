import Foundation
import PseudoTerminal
import Testing

/// The pages of the repository that a person reads.
@Suite("The pages", .waits)
struct DocumentationTests {
  static var pages: [String] {
    get throws {
      let files = FileManager.default
      let documentation = try files.contentsOfDirectory(
        atPath: Package.folder.appending(path: "Documentation").path
      ).filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
      let lessons = try files.subpathsOfDirectory(
        atPath: Package.folder.appending(path: "Scenarios").path
      ).filter { $0.hasSuffix(".md") }.map { "Scenarios/\($0)" }
      return (documentation + lessons).sorted()
        + ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
    }
  }

  @Test func `every link of a page leads to a file, and to a heading of it`() throws {
    var count = 0
    for page in try Self.pages {
      let folder = (page as NSString).deletingLastPathComponent
      for link in try Package.text(page).matches(of: /\]\(([^):]*)\)/) {
        let parts = link.output.1.split(
          separator: "#",
          maxSplits: 1,
          omittingEmptySubsequences: false
        )
        let target = parts[0].isEmpty ? page : "\(folder)/\(parts[0])"
        let url = Package.folder.appending(path: target).standardizedFileURL
        #expect(FileManager.default.fileExists(atPath: url.path), "\(page): \(link.output.1)")
        count += 1
        guard parts.count == 2 else { continue }
        let headings = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
          .filter { $0.hasPrefix("#") }.map(Self.anchor)
        #expect(headings.contains(String(parts[1])), "\(page): \(link.output.1)")
      }
    }
    #expect(count > 200)
  }

  /// The anchor that GitHub gives a heading.
  private static func anchor(_ heading: Substring) -> String {
    let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(
      title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil }
    )
  }

  @Test func `every option that a page names is in the manual page`() throws {
    let manual = try Run("man").output.replacing("\\-", with: "-")
    for page in try Self.pages where page.hasPrefix("Documentation/") || page == "README.md" {
      for option in try Package.text(page).matches(of: /`--([a-z-]+)/) {
        #expect(manual.contains("--\(option.output.1)"), "\(page): --\(option.output.1)")
      }
    }
  }
}
