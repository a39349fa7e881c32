import LabText

extension Grade {
  /// The formats of a grade.
  package enum Format: String, CaseIterable {
    case text
    case json
    case csv
  }

  /// The lines of the grade.
  package func lines(_ format: Format) -> [String] {
    switch format {
    case .text: lines
    case .json: json.map(\.description)
    case .csv: table
    }
  }
}
