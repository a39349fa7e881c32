import LabCourse
import LabExercises
import LabProgram
import LabSystems
import MVCLab

/// The program `mvclab`: the lab with all systems of this package.
@main
struct MVCLabProgram: Laboratory {
  static let name = "mvclab"
  static let systems = [System].all
  static let course = Course(SourceIndex.embedded.files, folder: "Scenarios")
  static let exercises = Exercise.all
  // To make them takes as long as a short scenario.
  static let hasExercises = true
}
