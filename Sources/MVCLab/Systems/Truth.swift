/// What a screen should show, by its model.
public struct Truth: Sendable {
  /// What the screen is about: screens about the same must agree.
  public let subject: String
  /// The first line of each row of its table.
  public var rows: [String]?
  /// Which of its controls can be used, by name.
  public var controls: [(name: String, isEnabled: Bool)]
  /// What its labels say, by identifier.
  public var labels: [(name: String, text: String)]

  public init(
    subject: String,
    rows: [String]? = nil,
    controls: [(name: String, isEnabled: Bool)] = [],
    labels: [(name: String, text: String)] = []
  ) {
    (self.subject, self.rows) = (subject, rows)
    (self.controls, self.labels) = (controls, labels)
  }
}
