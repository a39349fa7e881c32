import LabText

/// Names with a text each, in two columns.
struct NameTable {
  let rows: [(name: String, text: String)]

  init(_ rows: [(name: String, text: String)]) { self.rows = rows }

  var lines: [String] {
    let width = rows.map(\.name.columns).max() ?? 0
    return rows.map { "\($0.name.fitted(to: width))  \($0.text)" }
  }
}
