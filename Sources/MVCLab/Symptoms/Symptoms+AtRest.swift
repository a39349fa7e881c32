import HeadlessUI
import LabText
import MVC

extension Symptom {
  /// What is wrong with a world that has come to rest.
  static func atRest(in world: World) -> [Symptom] {
    let truths = world.screens.compactMap { window, controller in
      world.assembly.truth(of: controller).map {
        ScreenSnapshot(window: window, of: controller, truth: $0)
      }
    }
    return truths.compactMap(screenDisagreesWithModel) + screensDisagree(truths)
      + brokenPromises(in: world) + leaks(in: world)
  }

  private static func screenDisagreesWithModel(_ shown: ScreenSnapshot) -> Symptom? {
    shown.differenceFromTruth.map {
      Symptom(kind: .screenDisagreesWithModel, text: "'\(shown.window)' \($0)")
    }
  }

  private static func screensDisagree(_ all: [ScreenSnapshot]) -> [Symptom] {
    guard all.count > 1 else { return [] }
    return all.indices.compactMap { index in
      guard let first = all[..<index].first(where: { $0.truth.subject == all[index].truth.subject })
      else { return nil }
      return all[index].difference(from: first)
        .map { Symptom(kind: .screensDisagree, text: $0) }
    }
  }

  private static func brokenPromises(in world: World) -> [Symptom] {
    world.assembly.promises.flatMap { $0.breakages(in: world) }
      .map { Symptom(kind: .brokenPromise, text: $0) }
  }

  private static func leaks(in world: World) -> [Symptom] {
    let leaks = world.leakDetector.leaks(in: world)
    guard !leaks.isEmpty else { return [] }
    let alive = world.runtime.registry.alive
    return leaks.map {
      let (name, why) = ($0.component.flowName, $0.reason(among: alive))
      return Symptom(
        kind: .leak,
        text: "'\(name)' of a closed '\($0.screen)' is still alive, \(why)"
      )
    }
  }
}
