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
  /// All that a truth says about a screen, beside its tables; what the screen does not have is left out, unless the
  /// truth says that it is not hidden.
  static func all(of controller: ViewController, _ truth: Truth) -> [ScreenFact] {
    guard truth.isAboutElements else { return whole(controller, truth) }
    let elements = NamedElements(of: controller)
    return controls(elements, truth) + labels(elements, truth) + values(elements, truth)
      + progress(elements, truth) + working(elements, truth) + hidden(elements, truth)
      + whole(controller, truth)
  }

  private static func controls(_ elements: NamedElements, _ truth: Truth) -> [ScreenFact] {
    truth.controls.compactMap { name, isEnabled in
      guard let control = elements.first(Control.self, name, by: { $0.title == $1 }) else {
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

  private static func labels(_ elements: NamedElements, _ truth: Truth) -> [ScreenFact] {
    truth.labels.compactMap { name, text in
      guard let label = elements.first(Label.self, name) else { return nil }
      return ScreenFact(
        "label \(name)",
        "'\(label.text)'",
        must: label.text == text ? nil : "its model has '\(text)'"
      )
    }
  }

  private static func values(_ elements: NamedElements, _ truth: Truth) -> [ScreenFact] {
    truth.values.compactMap { name, value in
      guard let control = elements.first(Control.self, name, by: { $0.callNames.contains($1) })
      else { return nil }
      let typed = value.escapingLineBreaks
      return ScreenFact(
        "value \(name)",
        "'\(control.value)' in '\(name)'",
        must: control.value == value || control.value == typed ? nil : "its model has '\(typed)'"
      )
    }
  }

  private static func progress(_ elements: NamedElements, _ truth: Truth) -> [ScreenFact] {
    truth.progress.compactMap { name, progress in
      guard let bar = elements.first(ProgressView.self, name) else { return nil }
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

  private static func working(_ elements: NamedElements, _ truth: Truth) -> [ScreenFact] {
    truth.working.compactMap { name, isWorking in
      let isNamed = { (element: Element, name: String) in
        element.identifier == name && element.isTurning != nil
      }
      let visible = elements.first(Element.self, name, by: isNamed)
      let spinner = visible ?? elements.first(Element.self, name, evenHidden: true, by: isNamed)
      guard let spinner else { return nil }
      let isSeen = spinner.isTurning == true && visible === spinner
      let said = { $0 ? "working" : "not working" }
      return ScreenFact(
        "working \(name)",
        "'\(name)' \(said(isSeen))",
        must: isSeen == isWorking ? nil : "by its model it is \(said(isWorking))"
      )
    }
  }

  private static func hidden(_ elements: NamedElements, _ truth: Truth) -> [ScreenFact] {
    truth.hidden.compactMap { name, isHidden in
      let isNamed = { (element: Element, name: String) in element.callNames.contains(name) }
      let isSeen = elements.first(Element.self, name, by: isNamed) != nil
      let isThere =
        isSeen || elements.first(Element.self, name, evenHidden: true, by: isNamed) != nil
      guard isThere || !isHidden && !NamedElements.isInRow(name) else { return nil }
      return ScreenFact(
        "hidden \(name)",
        "'\(name)'",
        verb: isSeen ? "shows" : isThere ? "hides" : "has no",
        must: isSeen != isHidden ? nil : "by its model it is \(isHidden ? "hidden" : "visible")"
      )
    }
  }

  /// The title, the alert, the toast.
  private static func whole(_ controller: ViewController, _ truth: Truth) -> [ScreenFact] {
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
    if let alert = truth.alert { facts.append(self.alert(controller.alert, alert)) }
    if let toast = truth.toast {
      let shown = Truth.Toast(text: controller.navigation?.window?.toast)
      facts.append(
        ScreenFact(
          "toast",
          shown.said,
          isShared: false,
          must: shown == toast ? nil : "by its model there is \(toast.said)"
        )
      )
    }
    return facts
  }

  private static func alert(_ shown: Alert?, _ wanted: Truth.Alert) -> ScreenFact {
    let seen = Truth.Alert(
      title: shown?.title,
      message: wanted.message == nil ? nil : shown?.message,
      actions: wanted.actions == nil ? nil : shown?.actions.map(\.title)
    )
    return ScreenFact(
      "alert",
      seen.said,
      isShared: false,
      must: seen == wanted ? nil : "by its model there is \(wanted.said)"
    )
  }
}

extension Truth.Alert {
  /// It, as the object of a sentence: `the alert 'Sure?' with 'No way back' and [Delete] [Cancel]`.
  fileprivate var said: String {
    guard let title else { return "no alert" }
    let message = message.map { $0.isEmpty ? "no message" : "'\($0.escapingLineBreaks)'" }
    let actions = actions.map { $0.map { "[\($0)]" }.joined(separator: " ") }
    let details = [message, actions].compactMap { $0 }.joined(separator: " and ")
    return "the alert '\(title)'" + (details.isEmpty ? "" : " with \(details)")
  }
}

extension Truth.Toast {
  /// It, as the object of a sentence.
  fileprivate var said: String { text.map { "the toast '\($0)'" } ?? "no toast" }
}

extension Element {
  /// Whether it says that something is going on; nil if it can't.
  fileprivate var isTurning: Bool? {
    (self as? ActivityIndicatorView)?.isAnimating ?? (self as? RefreshControl)?.isRefreshing
  }
}
