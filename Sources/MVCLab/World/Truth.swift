/// What a screen should show, by its model.
public struct Truth: Sendable {
  /// What the screen is about: screens about the same must agree.
  public let subject: String
  /// What each row of its table should say, where there is one.
  public var rows: Rows?
  /// Which of its controls can be used, by name.
  public var controls: [(name: String, isEnabled: Bool)]
  /// What its labels say, by identifier.
  public var labels: [(name: String, text: String)]

  /// What a screen on that subject should show; what is left out is not compared.
  public init(
    subject: String,
    rows: Rows? = nil,
    controls: [(name: String, isEnabled: Bool)] = [],
    labels: [(name: String, text: String)] = []
  ) {
    (self.subject, self.rows) = (subject, rows)
    (self.controls, self.labels) = (controls, labels)
  }
}

extension Truth {
  /// Rows that are looked at one by one, because a screen shows few of many.
  public struct Rows: Sendable {
    /// How many rows there should be.
    public let count: Int
    let text: @Sendable (Int) -> String

    /// `text` gives what the row at an index from 0 up to the count should say.
    public init(count: Int, text: @escaping @Sendable (Int) -> String) {
      (self.count, self.text) = (count, text)
    }
  }
}

extension Truth.Rows: ExpressibleByArrayLiteral {
  /// Rows that say these texts, the first one first.
  public init(_ texts: [String]) { self.init(count: texts.count) { texts[$0] } }
  public init(arrayLiteral elements: String...) { self.init(elements) }
}
