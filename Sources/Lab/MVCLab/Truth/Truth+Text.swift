import HeadlessUI

extension Truth {
  /// The text of a label; compared with its `text`.
  public struct Text: Statement {
    public let claim: Claim

    /// The text of the label with an identifier.
    public init(_ name: String, _ text: String) {
      claim = Claim("label", name, of: Label.self) { label in
        ("'\(label.text)'", label.text == text ? nil : "its model has '\(text)'")
      }
    }
  }
}
