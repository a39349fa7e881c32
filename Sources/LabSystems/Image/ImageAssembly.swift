import HeadlessUI
import MVC
import MVCLab

/// A running wiring of `image`.
final class ImageAssembly: Assembly {
  private let glue: (ImageScreen) -> Void
  let promises: [any Promise] = [DownloadIsShownPromise()]

  init(_ glue: @escaping (ImageScreen) -> Void) { self.glue = glue }

  func begin() {
    var sent = 0
    Runtime.current?.server?.backend = { _, body in
      sent += 1
      return body ?? "picture \(sent)"
    }
  }

  func makeScreen(_ kind: String) -> ViewController { ImageScreen(glue: glue) }

  func truth(of controller: ViewController) -> Truth? {
    guard let screen = controller as? ImageScreen, let model = Mvce.model(of: screen) else {
      return nil
    }
    var text = ""
    if case .finished(let picture) = model.state { text = "<\(picture)>" }
    return Truth(
      subject: "image \(screen.participant.index)",
      labels: [(name: "picture", text: text)]
    )
  }
}

/// While a picture is on its way, its screen says so.
///
/// A screen may say so longer: nobody knows of a request that it was lost.
struct DownloadIsShownPromise: Promise {
  func breakages(in world: World) -> [String] {
    let waiting = (world.runtime.server?.pending ?? []).filter { !$0.isCancelled }
    let screens = world.screens.compactMap { $0.controller as? ImageScreen }
    let shown = screens.filter { Mvce.model(of: $0)?.state.isDownloading == true }
    guard waiting.count > shown.count, screens.count > 0 else { return [] }
    return ["downloads under way: \(waiting.count); screens that show one: \(shown.count)"]
  }
}
