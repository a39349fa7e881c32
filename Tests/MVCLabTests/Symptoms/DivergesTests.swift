import HeadlessUI
import LabSamples
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct DivergesTests {
  /// Two worlds of one system, of which the test does something to one only.
  private final class Pair {
    let world: World
    let correct: World
    private let inspector: Inspector

    init(
      _ symptoms: [Symptom] = [.diverges],
      _ make: @escaping @Sendable () -> Screen = { Screen() }
    ) {
      let system = Stage(symptoms: symptoms) { make() }.system
      inspector = Inspector(of: system)
      (world, correct) = (Pair.world(of: system), Pair.world(of: system))
    }

    private static func world(of system: System) -> World {
      let world = World(wiring: system.wirings[0])
      world.step { world.open("screen", as: "first") }
      return world
    }

    static func end(_ world: World) {
      world.step { _ = (world.front?.top as? Screen)?.button.tap() }
    }

    /// The text of what is found now.
    func findings() -> [String] {
      inspector.inspect(world, beside: correct).map { "\($0.rule): \($0.text)" }
    }

    /// What tells the differences apart that there are now.
    func forms() -> [String] {
      inspector.differences(of: world, from: correct).map(\.form)
    }

    func write(_ word: String) {
      world.step { (world.front?.top as? Screen)?.label.text = word }
    }
  }

  @Test
  func `diverges: it is reported when the screens begin to differ, and again after they agreed`() {
    let pair = Pair()
    #expect(pair.findings() == [])
    pair.write("after")
    #expect(
      pair.findings() == ["diverges: 'first' shows 'after'; in 'only' it shows 'before'"]
    )
    pair.write("later")
    #expect(pair.findings() == [])
    pair.write("before")
    #expect(pair.findings() == [])
    pair.write("after")
    #expect(pair.findings().count == 1)
  }

  @Test func `diverges: numbers tell no difference from another, nor does what a row says`() {
    let pair = Pair()
    #expect(pair.forms() == [])
    pair.write("after 7 hours")
    #expect(pair.forms() == ["after # hours | before"])
    pair.write("12 Milk [Like] (Delete) 3")
    #expect(pair.forms() == ["row"])
  }

  @Test func `diverges: everybody could write it`() {
    let pair = Pair([.diverges] + Symptom.house)
    pair.write("after")
    let difference = "'first' shows 'after'; in 'only' it shows 'before'"
    #expect(pair.findings() == ["diverges: \(difference)", "looks-different: \(difference)"])
  }

  @Test func `diverges: it names a line that one wiring lacks`() {
    let pair = Pair()
    pair.world.step {
      guard let screen = pair.world.front?.top as? Screen else { return }
      screen.view.addSubview(Label("more", identifier: "more"))
    }
    #expect(pair.findings() == ["diverges: 'first' shows 'more'; in 'only' it does not"])
    let other = Pair()
    other.world.step { (other.world.front?.top as? Screen)?.button.isHidden = true }
    #expect(other.findings() == ["diverges: 'first' does not show '[Go]'; in 'only' it does"])
  }

  @Test func `diverges: it names a window that is open in one wiring only`() {
    let pair = Pair()
    pair.world.step { pair.world.open("screen", as: "second") }
    #expect(pair.findings() == ["diverges: the window 'second' is not open in 'only'"])
    let other = Pair()
    other.correct.step { other.correct.open("screen", as: "second") }
    #expect(other.findings() == ["diverges: the window 'second' is open only in 'only'"])
  }

  @Test func `diverges: it is reported where only one of the two worlds has ended`() {
    let pair = Pair { Crashing() }
    Pair.end(pair.world)
    #expect(pair.findings() == ["diverges: the program has ended; in 'only' it has not"])
    Pair.end(pair.correct)
    #expect(pair.findings() == [])
    let other = Pair { Crashing() }
    Pair.end(other.correct)
    #expect(other.findings() == ["diverges: the program has ended only in 'only'"])
  }
}

private final class Crashing: Screen {
  override func go() throws { _ = try ["only"].at(3) }
}
