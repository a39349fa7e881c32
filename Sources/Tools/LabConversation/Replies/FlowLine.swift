import LabText

/// A line of `show flow` in its parts: what happens, the line of source, and marks behind both.
struct FlowLine: Codable, Sendable {
  private let what: String
  fileprivate let site: String?
  private let mark: String

  init(_ what: String, _ site: String?, mark: String = "") {
    (self.what, self.site, self.mark) = (what.printable, site?.printable, mark.printable)
  }

  /// The line as a transcript has it: `notification  ToDoStore -> ToDoListController  (ToDoListController.swift:15)`.
  var text: String { what + (site.map { "  (\($0))" } ?? "") + mark }

  /// What stands on the left of the column with the lines of source, where there is one.
  fileprivate func left(_ window: String?) -> String {
    what + mark + (window.map { "  in '\($0)'" } ?? "")
  }
}

extension [[OutputLine]] {
  /// The same transcripts with the lines of source that `show flow` names in a column of its own, if that has room in
  /// so many columns; the same column in all of them.
  package func withColumnOfSites(in columns: Int) -> [[OutputLine]] {
    let flow = joined().compactMap { line in line.flow.map { ($0, $0.left(line.window)) } }
    let sign = 2
    let width = flow.map(\.1.columns).max() ?? 0
    let sites = flow.compactMap(\.0.site?.columns).max() ?? 0
    guard sites > 0, sign + width + 2 + sites <= columns else { return self }
    return map { lines in
      lines.map { line in
        guard let flow = line.flow else { return line }
        let left = flow.left(line.window)
        return OutputLine(.answer, flow.site.map { "\(left.fitted(to: width))  \($0)" } ?? left)
      }
    }
  }
}
