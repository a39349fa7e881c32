import HeadlessUI
import LabText
import MVC

/// One thing that a truth says about a screen, and what the screen shows.
struct ScreenFact {
  /// What it is about: the same on each screen of the subject.
  let key: String
  /// What the screen does, as a sentence goes on after its window: `shows`, and what it shows.
  let verb: String
  let object: String
  /// What it must show, as a clause; nil if it does.
  let expectation: String?
  /// Whether two screens of a subject must agree on it: each has an alert of its own.
  let isShared: Bool

  var shown: String { "\(verb) \(object)" }

  /// The difference from the truth, in words; nil if there is none.
  var differenceFromTruth: String? { expectation.map { "\(shown); \($0)" } }

  private init(
    _ key: String,
    _ object: String,
    verb: String = "shows",
    isShared: Bool = true,
    must expectation: String?
  ) {
    (self.key, self.verb, self.object) = (key, verb, object)
    (self.expectation, self.isShared) = (expectation, isShared)
  }
}

extension ScreenFact {
  /// All that a truth says about a screen, beside its tables; what the screen has not is left out.
  static func all(of controller: ViewController, _ truth: Truth) -> [ScreenFact] {
    guard truth.isAboutElements else { return bar(of: controller, truth) }
    let elements = controller.elements
    return controls(elements, truth) + labels(elements, truth) + values(elements, truth)
      + progress(elements, truth) + working(controller, elements, truth)
      + hidden(controller, elements, truth) + bar(of: controller, truth)
  }

  private static func first<Kind: Element>(
    of elements: [Element],
    _ kind: Kind.Type,
    where isMeant: (Kind) -> Bool
  ) -> Kind? {
    elements.lazy.compactMap { $0 as? Kind }.first(where: isMeant)
  }

  private static func controls(_ elements: [Element], _ truth: Truth) -> [ScreenFact] {
    truth.controls.compactMap { name, isEnabled in
      guard let control = first(of: elements, Control.self, where: { $0.title == name }) else {
        return nil
      }
      let sign = { $0 ? "[\(name)]" : "(\(name))" }
      return ScreenFact(
        "control \(name)",
        sign(control.isEnabled),
        must: control.isEnabled == isEnabled ? nil : "by its model it is \(sign(isEnabled))"
      )
    }
  }

  private static func labels(_ elements: [Element], _ truth: Truth) -> [ScreenFact] {
    truth.labels.compactMap { name, text in
      guard let label = first(of: elements, Label.self, where: { $0.identifier == name }) else {
        return nil
      }
      return ScreenFact(
        "label \(name)",
        "'\(label.text)'",
        must: label.text == text ? nil : "its model has '\(text)'"
      )
    }
  }

  private static func values(_ elements: [Element], _ truth: Truth) -> [ScreenFact] {
    truth.values.compactMap { name, value in
      guard let control = first(of: elements, Control.self, where: { $0.callNames.contains(name) })
      else { return nil }
      let typed = value.escapingLineBreaks
      return ScreenFact(
        "value \(name)",
        "'\(control.value)' in '\(name)'",
        must: control.value == value || control.value == typed ? nil : "its model has '\(typed)'"
      )
    }
  }

  private static func progress(_ elements: [Element], _ truth: Truth) -> [ScreenFact] {
    truth.progress.compactMap { name, progress in
      guard let bar = first(of: elements, ProgressView.self, where: { $0.identifier == name })
      else { return nil }
      let said = { (progress: Double?) in
        progress.map { "\(Int($0 * 100 + 0.5)) %" } ?? "no progress"
      }
      let progress = ProgressView.clamp(progress)
      return ScreenFact(
        "progress \(name)",
        "\(said(bar.progress)) in '\(name)'",
        must: bar.progress == progress ? nil : "its model has \(said(progress))"
      )
    }
  }

  private static func working(
    _ controller: ViewController,
    _ visible: [Element],
    _ truth: Truth
  ) -> [ScreenFact] {
    truth.working.compactMap { name, isWorking in
      let spinners = controller.allElements.compactMap { $0 as? ActivityIndicatorView }
      guard let spinner = spinners.first(where: { $0.identifier == name }) else { return nil }
      let isSeen = spinner.isAnimating && visible.contains { $0 === spinner }
      let said = { $0 ? "working" : "not working" }
      return ScreenFact(
        "working \(name)",
        "'\(name)' \(said(isSeen))",
        must: isSeen == isWorking ? nil : "by its model it is \(said(isWorking))"
      )
    }
  }

  private static func hidden(
    _ controller: ViewController,
    _ visible: [Element],
    _ truth: Truth
  ) -> [ScreenFact] {
    truth.hidden.compactMap { name, isHidden in
      let isSeen = visible.contains { $0.callNames.contains(name) }
      guard isSeen || controller.allElements.contains(where: { $0.callNames.contains(name) })
      else { return nil }
      return ScreenFact(
        "hidden \(name)",
        "'\(name)'",
        verb: isSeen ? "shows" : "hides",
        must: isSeen != isHidden ? nil : "by its model it is \(isHidden ? "hidden" : "visible")"
      )
    }
  }

  /// The title and the alert.
  private static func bar(of controller: ViewController, _ truth: Truth) -> [ScreenFact] {
    var facts: [ScreenFact] = []
    if let title = truth.title {
      let shown = controller.title
      facts.append(
        ScreenFact(
          "title",
          "'\(shown)'",
          verb: "has the title",
          must: shown == title ? nil : "by its model it is '\(title)'"
        )
      )
    }
    if let alert = truth.alert {
      let said = { (title: String?) in title.map { "the alert '\($0)'" } ?? "no alert" }
      let shown = controller.alert?.title
      facts.append(
        ScreenFact(
          "alert",
          said(shown),
          isShared: false,
          must: shown == alert.title ? nil : "by its model there is \(said(alert.title))"
        )
      )
    }
    return facts
  }
}
