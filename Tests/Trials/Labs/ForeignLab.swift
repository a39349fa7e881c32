import LabProgram
import LabSystems
import MVCLab

/// A lab of somebody else's.
struct ForeignLab: Laboratory {
  static let name = "notes-lab"
  static let systems: [System] = [.counter]
}
