import LabText

/// Why an outside action was refused.
public enum OutsideError: Error, Equatable {
  /// An argument is missing; `usage` is how to write the action.
  case missingArgument(usage: String)
  /// The text is not a number.
  case notANumber(String)
  /// The text is not a row number, 0 or more.
  case notARow(String)
  /// There is no such row; the model has `count`.
  case noRow(Int, count: Int)
  /// The model refuses the action now; the reason is a clause without a full stop.
  case impossible(because: String)
}

extension OutsideError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingArgument(let usage): "an argument is missing; usage: \(usage)"
    case .notANumber(let text): "\(text.inQuotes) is not a number"
    case .notARow(let text): "\(text.inQuotes) is not a row number; expected 0 or more"
    case .noRow(let row, let count):
      "no row \(row); there \(count == 1 ? "is 1 row" : "are \(count) rows")"
    case .impossible(let reason): "this outside action can't be done here; \(reason)"
    }
  }
}
