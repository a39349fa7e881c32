import HeadlessUI
import LabText

extension Truth {
  /// The alert or sheet in front of the screen.
  public struct Alert: Statement {
    public let claim: Claim

    /// An alert with a title; nil says that there is no alert and no sheet.
    ///
    /// Its message and the titles of its actions may be any, if they are left out.
    public init(_ title: String?, message: String? = nil, actions: [String]? = nil) {
      let wanted = ShownAlert(title: title, message: message, actions: actions)
      claim = Claim(ofScreen: "alert", .content) { screen in
        let shown = ShownAlert(
          title: screen.alert?.title,
          message: message == nil ? nil : screen.alert?.message,
          actions: actions == nil ? nil : screen.alert?.actions.map(\.title)
        )
        return ScreenFact(
          shown.said,
          isShared: false,
          must: shown == wanted ? nil : "by its model there is \(wanted.said)"
        )
      }
    }
  }

  /// The toast at the foot of the screen's window.
  public struct Toast: Statement {
    public let claim: Claim

    /// A toast with a text; nil says that there is none.
    public init(_ text: String?) {
      let said = { @Sendable (text: String?) in text.map { "the toast '\($0)'" } ?? "no toast" }
      claim = Claim(ofScreen: "toast", .content) { screen in
        let shown = screen.navigation?.window?.toast
        return ScreenFact(
          said(shown),
          isShared: false,
          must: shown == text ? nil : "by its model there is \(said(text))"
        )
      }
    }
  }
}

/// What is compared of an alert; what is nil is not, but an alert without a title is none.
private struct ShownAlert: Equatable {
  let title: String?
  let message: String?
  let actions: [String]?

  /// It, as the object of a sentence: `the alert 'Sure?' with 'No way back' and [Delete] [Cancel]`.
  var said: String {
    guard let title else { return "no alert" }
    let message = message.map { $0.isEmpty ? "no message" : "'\($0.escapingLineBreaks)'" }
    let actions = actions.map { $0.map { "[\($0)]" }.joined(separator: " ") }
    let details = [message, actions].compactMap { $0 }.joined(separator: " and ")
    return "the alert '\(title)'" + (details.isEmpty ? "" : " with \(details)")
  }
}
