import LabText

/// Names with a text each, in two columns.
package struct NameTable {
  private let rows: [(name: String, text: String)]
  private let width: Int

  package init(_ rows: [(name: String, text: String)]) {
    self.rows = rows
    width = rows.map(\.name.columns).max() ?? 0
  }

  /// A line for each name.
  package var lines: [String] { rows.map { "\($0.name.fitted(to: width))  \($0.text)" } }

  /// The lines in so many columns: a text that is too long goes on below itself.
  package func lines(columns: Int) -> [String] {
    lines.flatMap { $0.folded(to: columns, indent: width + 2) }
  }
}
