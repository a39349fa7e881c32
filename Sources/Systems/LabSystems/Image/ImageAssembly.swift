import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `image`: it makes the screens, and knows what they should show.
final class ImageAssembly: Assembly {
  private let makeScreen: () -> ImageScreen
  /// The numbers of the requests that waited when this wiring replaced another; its screens went.
  private var abandoned: Set<Int> = []

  init(_ makeScreen: @escaping () -> ImageScreen) { self.makeScreen = makeScreen }

  /// The server has three pictures, and sends one after the other.
  func begin() {
    var last = 0
    Runtime.current?.server?.backend = { _, body in
      last = last % 3 + 1
      return body ?? "picture \(last)"
    }
  }

  func inherit(from other: any Assembly) {
    begin()
    abandoned = Set(Runtime.current?.server?.waiting.map(\.number) ?? [])
  }

  /// The number of downloads that this wiring has begun and that are running.
  func downloads(in world: World) -> Int {
    (world.runtime.server?.waiting ?? []).count {
      !$0.isCancelled && !abandoned.contains($0.number)
    }
  }

  func makeScreen(_ kind: String) -> ViewController { makeScreen() }

  func truth(of controller: ViewController) -> Truth? {
    guard let screen = controller as? ImageScreen, let model = Mvce.model(of: screen) else {
      return nil
    }
    var text = ""
    if case .finished(let picture) = model.state { text = "<\(picture)>" }
    return Truth("image \(screen.participant.index)") { Text("picture", text) }
  }
}
