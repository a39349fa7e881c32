import HeadlessUI
import LabText

extension Truth {
  /// What a field, a switch or another control is set to, as the user reads it: `on`, `3`, `Large`.
  ///
  /// It is not compared while an alert is in front: a switch may ask whether the user means it.
  ///
  /// A text view has its text, with its line breaks.
  public struct Value: Statement {
    public let claim: Claim

    /// What the control with a title or identifier is set to.
    public init(_ name: String, _ value: String) {
      let typed = value.escapingLineBreaks
      claim = Claim("value", name, of: Control.self, isSetByUser: true) { control in
        let isRight = control.value == value || control.value == typed
        return ("'\(control.value)' in '\(name)'", isRight ? nil : "its model has '\(typed)'")
      }
    }
  }
}
