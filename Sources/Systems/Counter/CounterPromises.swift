import MVCLab

/// A number on the screen changes only when somebody counts.
final class SteadyCountPromise: Promise {
  private var hopsSeen = 0
  private var shown: [Participant: String] = [:]
  private var broken: [String] = []

  func breakages(in world: World) -> [String] {
    let isCounting = world.flow.hops[hopsSeen...].contains {
      $0.kind == .outside || $0.kind == .userEvent && ["tap '++'", "tap '--'"].contains($0.name)
    }
    hopsSeen = world.flow.hops.count
    for (window, controller) in world.screens {
      guard let screen = controller as? CounterScreen else { continue }
      let text = screen.label.text
      let before = shown.updateValue(text, forKey: screen.participant)
      if let before, before != text, !isCounting {
        broken = ["'\(window.name)' went from \(before) to \(text), and nobody counted"]
      }
    }
    return broken
  }
}
