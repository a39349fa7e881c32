import LabProgram
import LabSamples
import LabSystems
import MVCLab

/// A lab with a system that crashes the process in many ways.
@main
struct CrashLab: Laboratory {
  static let name = "crashlab"
  static let systems: [System] = [.crash, .counter, .items, .session, .names, .peek, .worn]
}
