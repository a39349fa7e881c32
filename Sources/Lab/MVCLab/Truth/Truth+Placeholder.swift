import HeadlessUI

extension Truth {
  /// What an empty field says about what to enter; compared with its `placeholder`.
  public struct Placeholder: Statement {
    public let claim: Claim

    /// The placeholder of the field with a label or identifier.
    public init(_ name: String, _ text: String) {
      claim = Claim("placeholder", name, of: TextField.self) { field in
        (
          "the placeholder '\(field.placeholder)' in '\(name)'",
          field.placeholder == text ? nil : "its model has '\(text)'"
        )
      }
    }
  }
}
