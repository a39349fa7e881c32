import LabCourse
import LabExercises
import LabFiles
import LabSystems
import MVCLab
import Testing

/// The course in `Scenarios`, held to its own rules.
@Suite struct ShippedCourseTests {
  static var course: Course {
    get throws {
      let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
      let start = folder.count + "/Scenarios/".count
      let files = try Files.files(below: "\(folder)/Scenarios", endings: [".md"]).map {
        SourceFile(name: String($0.dropFirst(start)), text: try Files.text(of: $0))
      }
      return Course(files, folder: "Scenarios")
    }
  }

  private static let some = ((try? course)?.entries ?? []).map(\.path).enumerated()
    .filter { $0.offset % 12 == 3 }.map(\.element)

  /// `Trials units` holds all units to it, and the list.
  @Test(arguments: some)
  func `a unit has its sections, and shows what it says`(path: String) throws {
    let lesson = try #require(try Self.course.lesson(path, .all))
    let problems = Unit.problems(of: lesson, LessonRun(lesson))
    #expect(problems.map(\.description).joined(separator: "\n") == "")
  }

  @Test func `the list names each exercise after the unit that it follows`() throws {
    let course = try Self.course
    let list = try #require(course.files.first { $0.name == "README.md" }).lines
    let rows = list.compactMap { $0.wholeMatch(of: /\| (F[0-9]+) \| \[(.+)\]\((.+)\) \| .+ \|/) }
    #expect(rows.map { String($0.output.1) } == Exercise.all.map(\.name))
    for (row, exercise) in zip(rows, Exercise.all) {
      let unit = try #require(course.entries.first { $0.number == exercise.unit })
      #expect(unit.path == row.output.3, "\(exercise.name)")
      #expect(unit.title == row.output.2, "\(exercise.name)")
    }
  }
}
