/// The path of the file that keeps the user's lines.
enum HistoryPath {
  /// The path in the program's variable, none if that is empty; else that of `history` in the folder of its state.
  static func path(of program: String) -> String? {
    if let chosen = Environment.value(variable(of: program)) {
      return chosen.isEmpty ? nil : chosen
    }
    return UserFolder.state.path(of: "history", program)
  }

  /// Why no lines are kept, if the user has not chosen that.
  static func missing(_ program: String) -> String? {
    guard path(of: program) == nil, Environment.value(variable(of: program)) == nil else {
      return nil
    }
    return "history will not be saved, because there is no home folder to write to; "
      + "\(variable(of: program)) can name a file"
  }

  /// The name of the variable, `MVCLAB_HISTORY`.
  static func variable(of program: String) -> String {
    String(program.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_HISTORY"
  }
}
