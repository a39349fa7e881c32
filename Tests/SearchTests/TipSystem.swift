import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A jar that must never hold three coins; the coins arrive late, and only the code that waits knows how many.
  static let tips = System(
    name: "tips",
    summary: "a jar for tips that arrive late",
    style: Style(name: "free", laws: []),
    promises: { [NeverThree()] },
    screens: [ScreenKind("jar", "the jar")],
    server: .always,
    searchDomain: SearchDomain(windows: 1),
    wirings: [
      Wiring("timer", .correct, "a timer adds") { TipAssembly(TimedJar()) },
      Wiring("task", .correct, "a task adds") { TipAssembly(SleepingJar()) },
      Wiring("request", .correct, "an answer adds") { TipAssembly(AskingJar()) },
      Wiring("delay", .correct, "the first tip must be there in time") { TipAssembly(SlowJar()) },
    ]
  )
}

/// A promise whose code belongs to the main actor, as that of a view model does.
private struct NeverThree: Promise {
  let name = "never three"
  let sentence = "the jar never holds three coins"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    let total = (world.assembly as? TipAssembly)?.jar.total
    return total == MainActor.assumeIsolated { JarLimits.never } ? ["the jar holds three"] : []
  }
}

@MainActor private enum JarLimits {
  static let never = 3
}

private final class TipAssembly: Assembly {
  let jar: Jar

  init(_ jar: Jar) { self.jar = jar }

  func makeScreen(_ kind: String) -> ViewController { JarController(jar) }
}

private class Jar: Model {
  var total = 0

  func tip(_ coins: Int) {}
}

private final class TimedJar: Jar {
  override func tip(_ coins: Int) { after(.seconds(1)) { [weak self] in self?.total += coins } }
}

private final class SleepingJar: Jar {
  override func tip(_ coins: Int) {
    task { [weak self] in
      try await self?.clock.sleep(for: .seconds(1))
      self?.total += coins
    }
  }
}

private final class AskingJar: Jar {
  override func tip(_ coins: Int) {
    server?.send(
      Request("tip"),
      then: Block(self) { jar, answer in
        if case .success = answer { jar.total += coins }
      }
    )
  }
}

/// The number of coins says how long the first tip takes; a second one looks whether it is there.
private final class SlowJar: Jar {
  private var (isOnItsWay, isThere) = (false, false)

  override func tip(_ coins: Int) {
    if isOnItsWay {
      after(.milliseconds(250)) { [weak self] in if self?.isThere == false { self?.total = 3 } }
    } else {
      isOnItsWay = true
      after(.milliseconds(100 * coins)) { [weak self] in self?.isThere = true }
    }
  }
}

private final class JarController: ViewController {
  private let jar: Jar

  init(_ jar: Jar) {
    self.jar = jar
    super.init()
  }

  override func loadView() {
    for coins in [2, 3] {
      let button = Button("Tip \(coins)")
      view.addSubview(button)
      button.onTap(self) { $0.jar.tip(coins) }
    }
  }
}
