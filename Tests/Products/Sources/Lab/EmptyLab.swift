import LabProgram
import MVCLab

@main
struct EmptyLab: Laboratory {
  static let name = "emptylab"
  static let systems: [System] = []
}
