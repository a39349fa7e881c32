import HeadlessUI
import LabConversation
import MVC
import MVCLab
import Synchronization

extension CounterSystem {
  /// The same program with a wiring whose tap paints how many worlds of it there were.
  static func worldCounting() -> System {
    let worlds = WorldCount()
    return system(
      Wiring("counting", .misused(breaking: .uiChangesUI), "the tap paints the number of worlds") {
        let number = worlds.next()
        return CountAssembly { WorldCountingController($0, number) }
      }
    )
  }
}

/// How many worlds there were: what no wiring may have.
private final class WorldCount: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

private final class WorldCountingController: CountController {
  private let number: Int

  init(_ count: Count, _ number: Int) {
    self.number = number
    super.init(count)
  }

  override func moreTapped() throws { label.text = "\(number)" }
}
