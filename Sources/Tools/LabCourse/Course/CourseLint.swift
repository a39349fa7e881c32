import LabScenarios
import LabText
import MVCLab

/// Checks a course: that its list and its units belong together, and each unit by itself.
public struct CourseLint {
  /// What is wrong, file by file in the order of the list.
  public private(set) var problems: [UnitProblem] = []
  private let course: Course
  private let systems: [System]
  /// The wirings of all pairs so far, as `system/wiring`.
  private var compared: Set<String> = []

  /// Checks a course; plays each unit once.
  public init(_ course: Course, _ systems: [System]) {
    (self.course, self.systems) = (course, systems)
    checkLinks()
    for entry in course.entries { check(entry) }
    checkOthers()
  }

  private mutating func report(_ reason: UnitProblem.Reason, in name: String, _ line: Int) {
    problems.append(UnitProblem(file: course.path(of: name), line: line, reason: reason))
  }

  private mutating func checkLinks() {
    var seen: [String: Int] = [:]
    for entry in course.entries {
      if let line = seen[entry.path] {
        report(.linkedTwice(entry.path, line: line), in: Course.list, entry.line)
      }
      seen[entry.path] = seen[entry.path] ?? entry.line
      guard !course.files.contains(where: { $0.name == entry.path }) else { continue }
      let near = NameLookup.nearest(to: entry.path, in: course.files.map(\.name))
      report(.missingFile(entry.path, near: near), in: Course.list, entry.line)
    }
  }

  private mutating func check(_ entry: Course.Entry) {
    let lesson: Lesson
    do throws(ScenarioErrors) {
      guard let found = try course.lesson(entry.path, systems) else { return }
      lesson = found
    } catch {
      return report(.malformed(error.errors.count), in: entry.path, error.errors.first?.line ?? 1)
    }
    guard lesson.head != nil else {
      return report(.notAUnit(entry.path), in: Course.list, entry.line)
    }
    let names = { (wiring: Wiring) in "\(lesson.scenario.system.name)/\(wiring.name)" }
    compared.formUnion(lesson.compared.map(names))
    for wiring in lesson.scenario.wirings where !compared.contains(names(wiring)) {
      report(.unknownYet(wiring: wiring.name), in: entry.path, lesson.head?.line ?? 1)
    }
    problems += Unit.problems(of: lesson, LessonRun(lesson))
  }

  /// Looks for units that the list does not have.
  private mutating func checkOthers() {
    let linked = Set(course.entries.map(\.path))
    for file in course.files where !linked.contains(file.name) {
      let lesson = try? course.lesson(file.name, systems)
      guard let head = lesson?.head else { continue }
      report(.notLinked, in: file.name, head.line)
    }
  }
}
