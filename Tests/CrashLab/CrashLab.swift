import LabProgram
import LabSamples
import LabSystems
import MVCLab

/// A lab with a system that crashes the process in many ways.
public struct CrashLab: Laboratory {
  public static let name = "crashlab"
  public static let systems: [System] = [
    .crash, .counter, .items, .session, .names, .peek, .worn, .lamp,
  ]
}
