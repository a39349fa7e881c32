import LabCourse
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
}
