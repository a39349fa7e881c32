import Foundation
import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A bell that a real thread rings when it is tapped twice, and a door that breaks when it is tapped.
  static let bell = System(
    name: "bell",
    summary: "a bell that a real thread rings",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("bell", "the bell")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [
      Wiring("safe", .correct, "the door holds") { BellAssembly(hasDoor: false) },
      Wiring("unsafe", .correct, "the door breaks") { BellAssembly(hasDoor: true) },
    ]
  )
}

private final class BellAssembly: Assembly {
  private let hasDoor: Bool

  init(hasDoor: Bool) { self.hasDoor = hasDoor }

  func makeScreen(_ kind: String) -> ViewController { BellController(hasDoor: hasDoor) }
}

private struct BrokenDoor: Error {}

private final class BellController: ViewController {
  private let (bell, door, sound) = (Button("Bell"), Button("Door"), Label())
  private var rings = 0

  init(hasDoor: Bool) {
    super.init()
    door.isHidden = !hasDoor
  }

  override func loadView() {
    for element in [bell, door, sound] { view.addSubview(element) }
    bell.onTap(self) { $0.ring() }
    door.onTap(self) { if $0.rings == 1 { throw BrokenDoor() } }
  }

  private func ring() {
    rings += 1
    guard rings == 2 else { return }
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let sound = sound
    Thread.detachNewThread {
      sound.text = "ding"
      done.signal()
    }
    done.wait()
  }
}
