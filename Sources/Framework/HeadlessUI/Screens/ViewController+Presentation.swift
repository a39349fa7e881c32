import MVC

/// Alerts, sheets and screens in front of a screen.
///
/// As in UIKit, a screen presents only while it is in its window: one that is hidden behind another, in a tab
/// that is not selected, or still loading presents nothing. Nor does one that has an alert or a sheet in front of it.
/// UIKit says so in its log, and the lab by a hop to nobody. A presentation ends a push or a pop that takes time.
extension ViewController {
  /// Whether the screen is in its window, where the user sees it or what is in front of it.
  package var isInWindow: Bool { appearance != .disappeared && navigation?.window != nil }

  /// Shows an alert or a sheet in front of the screen; a screen that is not in its window, or has something in front
  /// of it, shows none.
  public func present(_ alert: Alert) {
    navigation?.window?.stacks.last?.settle()
    if let hindrance {
      return refuse("presented '\(alert.title)'", because: hindrance)
    }
    self.alert = alert
    note("presented '\(alert.title)'")
    alert.appear(on: self)
  }

  /// Presents a stack in front of all others in the window, or a screen in a new stack.
  ///
  /// A screen that is not in its window, or has something in front of it, presents nothing.
  public func present(_ presented: any Presentable) {
    guard let first = presented.firstScreen else {
      return refuse("presented a stack", because: "it has no screen")
    }
    navigation?.window?.stacks.last?.settle()
    if let hindrance {
      return refuse("presented \(first.flowName)", because: hindrance)
    }
    navigation?.window?.present(presented)
  }

  /// Why it can't present anything now; nil if it can.
  private var hindrance: String? {
    if !isInWindow { return "it is not in its window" }
    if alert != nil { return "an alert is in front of it" }
    let isInFront = navigation?.window?.stacks.last === navigation?.outermost
    return isInFront ? nil : "a screen is in front of it"
  }

  /// Records a presentation that nobody sees, and why.
  private func refuse(_ what: String, because hindrance: String) {
    let flow = runtime.flow
    flow.run(
      .navigate,
      from: flow.acting,
      to: participant,
      what,
      detail: .text(hindrance),
      isLost: true
    ) {}
  }

  /// Dismisses what is presented in front of the stack that this screen is in or, if nothing is, the stack itself.
  public func dismiss() {
    guard let stack = navigation?.outermost else { return }
    stack.window?.dismiss(from: stack)
  }

  /// Removes the alert or sheet.
  public func dismissAlert() {
    guard alert != nil else { return }
    closeAlert()
    note("dismissed the alert")
  }

  /// Puts the alert or sheet away, as the user who touches beside it or presses Escape: its cancel action is called.
  package func cancelAlert() {
    guard let action = alert?.cancelAction, action.isEnabled else { return dismissAlert() }
    _ = action.handle(UserAct(.tap))
  }

  /// Shows a short message in front of the window for two seconds.
  public func showToast(_ text: String) {
    note("showed a toast")
    navigation?.window?.showToast(text)
  }

  /// Taps an action of the alert, as the user; the alert closes before the action is called.
  package func chooseInAlert(_ title: String) -> EventResult {
    guard let action = alert?.actions.first(where: { $0.title == title }) else { return .unheard }
    return action.tap()
  }

  /// Removes the alert or sheet, without a hop.
  func closeAlert() {
    alert?.appear(on: nil)
    alert = nil
  }
}
