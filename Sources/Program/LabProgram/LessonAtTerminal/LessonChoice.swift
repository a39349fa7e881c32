import ArgumentParser
import LabCourse
import LabFiles
import LabScenarios
import LabText
import MVCLab

/// Finds the lesson that the user names: by its number, its name, or the path of a file.
struct LessonChoice {
  let lesson: Lesson
  /// The unit's number; nil outside of the course.
  let number: String?
  /// The path in the course; nil for a file of the user's.
  let path: String?
  /// What to print behind the lesson's links.
  let links: [String: String]

  /// The lesson of a unit in the course.
  init(_ entry: Course.Entry, _ course: Course, _ systems: [System], _ console: Console) throws {
    try self.init(entry.path, number: entry.number, course, systems, console)
  }

  init(_ name: String, _ course: Course, _ systems: [System], _ console: Console) throws {
    if let entry = course.entries.first(where: { $0.number == name }) {
      try self.init(entry, course, systems, console)
    } else if Files.isRegular(name) || name.hasSuffix(".md") {
      try self.init(file: name, systems, console)
    } else {
      let path = try LessonChoice.path(of: name, course)
      let number = course.entries.first { $0.path == path }?.number
      try self.init(path, number: number, course, systems, console)
    }
  }

  private init(
    _ path: String,
    number: String?,
    _ course: Course,
    _ systems: [System],
    _ console: Console
  ) throws {
    var lesson: Lesson?
    do { lesson = try course.lesson(path, systems) } catch {
      throw try console.malformed(error.errors.map(\.description))
    }
    guard let lesson else { throw ExitError(.missing, "the course has no '\(path)'") }
    (self.lesson, self.number, self.path) = (lesson, number, path)
    links = course.links(from: path)
  }

  /// A file of the user's; one that wants to be a unit must be whole.
  private init(file: String, _ systems: [System], _ console: Console) throws {
    do {
      lesson = try Lesson(try Files.read(file), file: file, systems: systems)
    } catch let error as FileError {
      throw ExitError(reading: error)
    } catch let error as ScenarioErrors {
      throw try console.malformed(error.errors.map(\.description))
    }
    (number, path, links) = (nil, nil, [:])
  }

  /// The path of the document whose path, file or title has a name.
  private static func path(of name: String, _ course: Course) throws -> String {
    let aliases = course.files.flatMap { file in
      let stem = file.name.hasSuffix(".md") ? String(file.name.dropLast(3)) : file.name
      let last = stem.split(separator: "/").last.map(String.init) ?? stem
      let bare = String(last.drop { $0.isNumber || $0 == "-" })
      return [stem, last, bare].map { (alias: $0.lowercased(), path: file.name) }
    }
    let wanted = name.lowercased()
    let found = aliases.filter { $0.alias == wanted }.map(\.path).withoutRepeats
    if let path = found.first, found.count == 1 { return path }
    guard found.isEmpty else {
      let names = found.map { "'\($0)'" }.joined(separator: ", ")
      throw ExitError(.usage, "there are \(found.count) lessons '\(name)': \(names)")
    }
    guard !aliases.isEmpty else {
      throw ExitError(.missing, "this lab has no course; name the file of a lesson")
    }
    let numbers = course.entries.map(\.number)
    let near = NameLookup.nearest(to: wanted, in: aliases.map(\.alias) + numbers)
    throw ExitError(.unknown(.lesson, name: name, near: near.map { .name($0) }))
  }
}

extension Console {
  /// Reports the errors in a document, and returns the end of the program.
  func malformed(_ errors: [String]) throws -> ExitCode {
    for error in errors { try report("\(error)\n") }
    return ExitCode(ExitStatus.malformed.rawValue)
  }
}
