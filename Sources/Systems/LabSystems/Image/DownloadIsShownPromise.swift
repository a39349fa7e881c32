import HeadlessUI
import MVC
import MVCLab

/// A screen may show a download longer than it lasts: nothing reports that an answer was lost.
struct DownloadIsShownPromise: Promise {
  let name = "a visible download"
  let sentence = "while a picture is being downloaded, its screen says so"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let waiting = (world.assembly as? ImageAssembly)?.downloads(in: world) else { return [] }
    let screens = world.screens.compactMap { $0.controller as? ImageScreen }
    let shown = screens.filter { Mvce.model(of: $0)?.state.isDownloading == true }
    guard waiting > shown.count, screens.count > 0 else { return [] }
    let running = waiting == 1 ? "1 download is" : "\(waiting) downloads are"
    let showing =
      switch shown.count {
      case 0: waiting == 1 ? "no screen shows it" : "no screen shows one"
      case 1: "1 screen shows one"
      default: "\(shown.count) screens show one"
      }
    return ["\(running) running, and \(showing)"]
  }
}
