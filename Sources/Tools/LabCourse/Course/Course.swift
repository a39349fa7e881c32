import LabScenarios
import MVCLab

/// The course: parts with units in an order, as the list in the lessons' `README.md` gives it.
///
///     ## Part 1: Why the array must not live in the view controller
///
///     1. [It looks right](todo/01-looks-right.md): on one screen both are the same
public struct Course: Sendable {
  /// The parts, in order.
  public let parts: [Part]
  /// The folder of the lessons, as messages print it, such as `Scenarios`.
  public let folder: String
  /// All documents, named by their paths in the folder.
  public let files: [SourceFile]

  /// A part of the course.
  public struct Part: Sendable {
    /// The number in its heading.
    public let number: Int
    /// The heading without `Part N:`.
    public let title: String
    /// Its units, in order.
    public internal(set) var entries: [Entry]
  }

  /// A unit of the course, as the list names it.
  public struct Entry: Sendable, Equatable {
    /// Part and place, `1.2`.
    public let number: String
    /// The text of the link.
    public let title: String
    /// The path of the document in the folder, `todo/02-second-window.md`.
    public let path: String
    /// The line of the link in the list, counted from 1.
    public let line: Int
  }

  /// A course of these documents, named by their paths in a folder; one of them is `README.md`.
  public init(_ files: [SourceFile], folder: String) {
    (self.files, self.folder) = (files, folder)
    let list = files.first { $0.name == Course.list }
    parts = list.map { CourseReader($0.lines.joined(separator: "\n")).parts } ?? []
  }

  /// The document that lists the units.
  static let list = "README.md"
}

extension Course {
  /// The units of all parts, in order.
  public var entries: [Entry] { parts.flatMap(\.entries) }

  /// A document's path, as messages print it.
  func path(of name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// What to print behind the links of a document, by their addresses: the number of a unit, or the
  /// command that plays another lesson.
  package func links(from name: String) -> [String: String] {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    let numbers = Dictionary(entries.map { ($0.path, $0.number) }) { first, _ in first }
    let links = files.compactMap { file -> (String, String)? in
      guard file.name.hasSuffix(".md"), file.name != Course.list else { return nil }
      let isNear = file.name.hasPrefix(folder)
      return (
        isNear ? String(file.name.dropFirst(folder.count)) : "../" + file.name,
        numbers[file.name] ?? "'lesson \(file.name.dropLast(3))'"
      )
    }
    return Dictionary(links) { first, _ in first }
  }

  /// Reads one of the documents; nil if there is none of this name.
  public func lesson(_ name: String, _ systems: [System]) throws(ScenarioErrors) -> Lesson? {
    guard let file = files.first(where: { $0.name == name }) else { return nil }
    let text = file.lines.joined(separator: "\n")
    return try Lesson(Array(text.utf8), file: path(of: name), systems: systems)
  }
}
