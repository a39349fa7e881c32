import ArgumentParser
import CourseStage
import LabSystems
import MVCLab

/// Grades each wiring of an exercise's system as a repair: a correct one has all points, and no misused one has.
struct Repairs: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repairs",
    abstract: "Grades each wiring of an exercise's system as a repair."
  )

  func run() throws {
    try Table(rows: Repair.all(in: .all), name: { $0.name }) { repair in
      // A search that finds nothing visits all of its states.
      let grade = try repair.grade(states: repair.isRight ? 50 : 300)
      return grade?.isPassed == repair.isRight
        ? nil : grade?.lines.joined(separator: "\n") ?? "no grader"
    }.check("repairs")
  }
}
