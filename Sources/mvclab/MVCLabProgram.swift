import LabProgram
import LabSystems
import MVCLab

/// The lab with the systems of the five seeds.
@main
struct MVCLabProgram: Laboratory {
  static let name = "mvclab"
  static let systems = [System].all
}
