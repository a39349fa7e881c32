extension Truth {
  /// The rows of the screen's first table, or of the table with an identifier.
  ///
  /// Compared with the number of the table's rows, and with the text of each row that is on the screen, which is what
  /// `expect row` compares: the texts of a cell, with commas between them. Rows in sections are compared with the
  /// sections' titles as well.
  ///
  ///     Rows(store.entries.map(\.title))
  ///     Rows(sections: [("Today", ["Milk"]), ("Later", [])], in: "chores")
  public struct Rows: Statement {
    public let claim: Claim

    /// Rows with these texts, the first one first.
    public init(_ texts: [String], in table: String? = nil) { self.init(RowTexts(texts), table) }

    /// Rows whose texts are computed one by one, because a screen shows few rows of many.
    ///
    /// `text` returns the text of the row at an index from 0 up to the count.
    public init(
      count: Int,
      in table: String? = nil,
      text: @escaping @Sendable (Int) -> String
    ) { self.init(RowTexts(count: count, text: text), table) }

    /// The rows of sections with these titles; nil is a section without a title.
    public init(sections: [(title: String?, rows: [String])], in table: String? = nil) {
      var rows = RowTexts(sections.flatMap(\.rows))
      rows.sections = sections.map { RowTexts.Section(title: $0.title, count: $0.rows.count) }
      self.init(rows, table)
    }

    private init(_ rows: RowTexts, _ table: String?) {
      claim = Claim(content: .rows(Claim.TableRows(table: table, rows: rows)))
    }
  }
}

/// The texts of rows, and the sections that they are in.
struct RowTexts: Sendable {
  /// The number of rows.
  let count: Int
  let text: @Sendable (Int) -> String
  /// The titles of the sections, and the numbers of their rows; nil if they are not compared.
  var sections: [Section]?

  /// A section: its title, and how many rows stand below it.
  struct Section: Equatable {
    let title: String?
    let count: Int
  }

  init(count: Int, text: @escaping @Sendable (Int) -> String) {
    (self.count, self.text) = (count, text)
  }

  init(_ texts: [String]) { self.init(count: texts.count) { texts[$0] } }
}
