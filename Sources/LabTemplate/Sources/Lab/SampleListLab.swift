import LabProgram
import MVCLab

/// The program: all that `mvclab` can do, with these systems in it.
@main
struct SampleListLab: Laboratory {
  static let name = "samplelistlab"
  static let systems: [System] = [.sampleList]
}
