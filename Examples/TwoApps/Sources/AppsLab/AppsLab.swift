import Apps
import LabProgram
import MVCLab

/// The program: everything that `mvclab` can do, with these two apps.
@main
struct AppsLab: Laboratory {
  static let name = "appslab"
  static let systems: [System] = [.cart, .weather]
}
