import LabProgram
import LabSamples
import LabSystems
import MVCLab

/// A lab with the systems that tests and articles play.
struct SampleLab: Laboratory {
  static let name = "samplelab"
  static let systems = [System].all + .samples
}
