import HeadlessUI

extension Truth {
  /// Whether a control is enabled; compared with its `isEnabled`.
  public struct Enabled: Statement {
    public let claim: Claim

    /// Whether the control with a title or identifier is enabled.
    public init(_ name: String, _ isEnabled: Bool) {
      let sign = { @Sendable in $0 ? "[\(name)]" : "(\(name))" }
      claim = Claim("control", name, of: Control.self, .enabling) { control in
        (
          sign(control.isEnabled),
          control.isEnabled == isEnabled ? nil : "by its model it is \(sign(isEnabled))"
        )
      }
    }
  }
}
