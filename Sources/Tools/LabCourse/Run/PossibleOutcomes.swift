import LabConversation
import MVCLab

/// What may happen to a wiring in a step, for a reader who guesses.
///
/// All that can be seen happens somewhere: to this wiring or another one, in one of two windows, or earlier
/// in the story. So no choice can be ruled out by its looks.
struct PossibleOutcomes {
  private let run: LessonRun
  private let step: Int
  private let wiring: Int
  /// The names of the windows that the step is about: those that change in some wiring.
  private let names: Set<String>

  /// How many screens there are to choose from, and how many lines they have, apart from what happens in
  /// the wirings.
  private static let (mostScreens, mostLines) = (4, 24)

  init(_ run: LessonRun, step: Int, of wiring: Int) {
    (self.run, self.step, self.wiring) = (run, step, wiring)
    let changed = run.steps[step].changed.joined().map(\.name)
    names = Set(changed.isEmpty ? run.steps[step].windows[wiring].map(\.name) : changed)
  }

  /// What happens.
  var right: Prediction.Choice { outcome(of: wiring) }

  /// What the windows that the step is about show before it; nothing if they are others, or if the step
  /// answers a question.
  var present: [String] {
    let names = run.steps[step].windows[wiring].map(\.name)
    return isAnswer || before(wiring).map(\.name) != names ? [] : now
  }

  /// What may happen, each once, in an order that gives nothing away.
  var all: [Prediction.Choice] {
    let others = run.wirings.indices.filter { $0 != wiring && !hasEnded($0) }
    var choices = Set([right] + others.map(outcome))
    guard !isAnswer else { return choices.sorted() }
    for other in (partial + earlier).map(choice) where other != .nothing {
      let screens = choices.compactMap(\.screen)
      let count = (screens + [other.screen ?? []]).joined().count
      if screens.count < Self.mostScreens, count <= Self.mostLines { choices.insert(other) }
    }
    return choices.union([.nothing, .end]).sorted()
  }
}

extension PossibleOutcomes {
  /// Whether the step answers a question, in some wiring.
  private var isAnswer: Bool { run.steps[step].lines.joined().contains { $0.kind == .answer } }

  /// Whether the world of a wiring had ended before the step.
  private func hasEnded(_ wiring: Int) -> Bool { step > 0 && run.steps[step - 1].hasEnded[wiring] }

  /// What the windows that the step is about show before it.
  private var now: [String] { lines(of: before(wiring)) }

  /// The windows of a wiring before the step.
  private func before(_ wiring: Int) -> [PrintedWindow] {
    step > 0 ? run.steps[step - 1].windows[wiring] : []
  }

  private func outcome(of wiring: Int) -> Prediction.Choice {
    let did = run.steps[step]
    let answers = did.lines[wiring].filter { $0.kind == .answer }.map(\.text)
    if did.hasEnded[wiring], !hasEnded(wiring) { return .end }
    if !answers.isEmpty { return .lines(answers) }
    if did.changed[wiring].isEmpty, wiring == self.wiring { return .nothing }
    return choice(did.windows[wiring])
  }

  /// The choice that the windows end like this.
  private func choice(_ windows: [PrintedWindow]) -> Prediction.Choice {
    let end = lines(of: windows)
    return end.isEmpty || end == now ? .nothing : .lines(end)
  }

  /// The lines of the windows that the step is about; one window alone is meant, whatever its name.
  private func lines(of windows: [PrintedWindow]) -> [String] {
    let isOne = windows.count == 1 && names.count == 1
    return windows.filter { isOne || names.contains($0.name) }.flatMap(\.lines)
  }

  /// The windows of each wiring in which several change, if only one of them did.
  private var partial: [[PrintedWindow]] {
    run.wirings.indices.flatMap { wiring -> [[PrintedWindow]] in
      let (old, changed) = (before(wiring), run.steps[step].changed[wiring])
      let isSame = old.map(\.name) == run.steps[step].windows[wiring].map(\.name)
      guard isSame, changed.count > 1 else { return [] }
      return changed.filter { new in
        old.allSatisfy { $0.name == new.name || !isUnfinished($0, of: wiring, after: step - 1) }
      }.map { new in old.map { $0.name == new.name ? new : $0 } }
    }
  }

  /// The windows of this wiring earlier in the story, the latest first, if they were the same ones, or one
  /// with the same title, and not as good as empty compared with now; each had the screen that it has now,
  /// or before the step, scrolled as far.
  private var earlier: [[PrintedWindow]] {
    let now = run.steps[step].windows[wiring]
    return run.steps[..<step].indices.reversed().compactMap { place in
      let windows = run.steps[place].windows[wiring]
      let isSame =
        windows.map(\.name) == now.map(\.name)
        || windows.count == 1 && now.count == 1 && windows[0].lines.first == now[0].lines.first
      let isAlike =
        isSame && windows.flatMap(\.lines).count * 3 >= now.flatMap(\.lines).count
        && isInView(after: place)
      let isOver = windows.allSatisfy { !isUnfinished($0, of: wiring, after: place) }
      return isAlike && isOver ? windows : nil
    }
  }

  /// Whether the windows after an earlier step had the screens of this step, or of the one before.
  ///
  /// No reader expects that a tap leaves a screen whose buttons it leaves alone, or scrolls.
  private func isInView(after earlier: Int) -> Bool {
    func views(_ step: Int) -> [String] { pictures(of: wiring, after: step).map(\.view) }
    return [step - 1, step].contains { views($0) == views(earlier) }
  }

  /// The windows of a wiring after a step, as a page draws them.
  private func pictures(of wiring: Int, after step: Int) -> [WindowPicture] {
    let worlds = run.steps[step].worlds
    return worlds.indices.contains(wiring) ? worlds[wiring].windows : []
  }

  /// Whether a window waits for the rest of a gesture, with an open row or an alert.
  ///
  /// No reader expects to see that again after another command, unless this one ends that way.
  private func isUnfinished(
    _ window: PrintedWindow,
    of wiring: Int,
    after step: Int
  ) -> Bool {
    func waits(_ step: Int) -> Bool {
      pictures(of: wiring, after: step).first { $0.name == window.name }?.waitsForTheRest ?? false
    }
    return waits(step) && !waits(self.step)
  }
}

extension WindowPicture {
  /// Its title, and how many rows are above those that it shows.
  fileprivate var view: String {
    let above = content.map { part in if case .rows(_, let above, _) = part { above } else { 0 } }
    return "\(title) \(above.reduce(0, +))"
  }

  /// Whether an alert is in front, or a row is open.
  fileprivate var waitsForTheRest: Bool {
    !alert.isEmpty
      || content.contains { part in
        guard case .rows(let rows, _, _) = part else { return false }
        return rows.contains { !$0.menu.isEmpty }
      }
  }
}

extension Prediction.Choice {
  /// The lines that appear; nil for a choice without any.
  var screen: [String]? { if case .lines(let lines) = self { lines } else { nil } }
}
