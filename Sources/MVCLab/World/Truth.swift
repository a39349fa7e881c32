/// What a screen must show according to its model.
public struct Truth: Sendable {
  /// The subject of the screen: screens on the same subject must agree.
  public let subject: String
  /// The text of each row of its table, if it has a table.
  public var rows: Rows?
  /// Which of its controls are enabled, by title.
  public var controls: [(name: String, isEnabled: Bool)]
  /// The texts of its labels, by identifier.
  public var labels: [(name: String, text: String)]

  /// The truth about a screen on that subject; what is left out is not compared.
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
  /// The texts of rows, computed one by one, because a screen shows few rows of many.
  public struct Rows: Sendable {
    /// The number of rows.
    public let count: Int
    let text: @Sendable (Int) -> String

    /// `text` returns the text of the row at an index from 0 up to the count.
    public init(count: Int, text: @escaping @Sendable (Int) -> String) {
      (self.count, self.text) = (count, text)
    }
  }
}

extension Truth.Rows: ExpressibleByArrayLiteral {
  /// Rows with these texts, the first one first.
  public init(_ texts: [String]) { self.init(count: texts.count) { texts[$0] } }
  public init(arrayLiteral elements: String...) { self.init(elements) }
}
