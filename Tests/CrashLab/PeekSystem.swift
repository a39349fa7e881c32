import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A counter whose other button always crashes, and whose count goes wrong at three.
  static let peek = System(
    name: "peek",
    summary: "a counter beside a button that crashes",
    style: Style(name: "free", laws: []),
    promises: { [ThreePromise()] },
    screens: [ScreenKind("page", "the count")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [
      Wiring(
        "crashing",
        .misused(breaking: .fault),
        "a button that looks beyond the end",
        files: ["PeekSystem.swift"]
      ) { PeekAssembly() }
    ],
    sources: .embedded
  )
}

/// Nobody counts to three.
private struct ThreePromise: Promise {
  let name = "below three"
  let sentence = "the count stays below three"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    let counts = world.windows.compactMap { $0.top as? PeekController }.map(\.taps)
    return counts.filter { $0 == 3 }.map { _ in "it is three" }
  }
}

private final class PeekAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { PeekController() }
}

/// Counts from zero to three, and has names for fewer.
private final class PeekController: ViewController {
  fileprivate var taps = 0
  private let names = ["Anna", "Ben"]
  private let count = Label(identifier: "count")

  override func loadView() {
    title = "Peek"
    view.addSubview(count)
    let buttons = [Button("Count"), Button("Peek")]
    buttons[0].onTap(self) { $0.counted() }
    buttons[1].onTap(self) { $0.peeked() }
    view.addSubview(StackView(buttons))
  }

  private func counted() {
    taps = taps == 12 ? 0 : taps + 1
    count.text = "\(taps)"
  }

  private func peeked() { count.text = names[taps + 2] }
}
