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

  @Test func `every unit has its sections, shows what it says, and is in the list once`() throws {
    let problems = CourseLint(try Self.course, [System].all).problems
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
