import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `image`: it makes the screens, and knows what they should show.
final class ImageAssembly: Assembly {
  private let makeScreen: () -> ImageScreen

  init(_ makeScreen: @escaping () -> ImageScreen) { self.makeScreen = makeScreen }

  func begin() {
    var sent = 0
    Runtime.current?.server?.backend = { _, body in
      sent += 1
      return body ?? "picture \(sent)"
    }
  }

  func makeScreen(_ kind: String) -> ViewController { makeScreen() }

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
