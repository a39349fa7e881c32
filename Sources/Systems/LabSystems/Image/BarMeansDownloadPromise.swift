import HeadlessUI
import MVC
import MVCLab

struct BarMeansDownloadPromise: Promise {
  let name = "a bar for a download"
  let sentence = "a screen shows a progress bar only while its picture is being downloaded"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    world.screens.compactMap { window, controller in
      guard let screen = controller as? ImageScreen, !screen.progress.isHidden,
        Mvce.model(of: screen)?.state.isDownloading == false
      else { return nil }
      return "'\(window.name)' shows a progress bar, and no picture is on its way"
    }
  }
}
