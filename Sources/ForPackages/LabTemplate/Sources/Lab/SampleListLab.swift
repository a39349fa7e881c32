import LabProgram
import MVCLab

/// The program: everything that `mvclab` can do, with these systems.
@main
struct SampleListLab: Laboratory {
  static let name = "samplelistlab"
  static let systems: [System] = [.sampleList]
}
