import Glibc

/// Where the lines are kept that somebody entered.
enum HistoryPath {
  /// What `LAB_HISTORY` says, none if that is empty; else `lab/history` among the files that programs keep
  /// for a person, `$XDG_STATE_HOME` or `~/.local/state`.
  static func path(of program: String) -> String? {
    if let chosen = Environment.value(variable(of: program)) {
      return chosen.isEmpty ? nil : chosen
    }
    return stateFolder.map { "\($0)/\(program)/history" }
  }

  /// The variable that says where, `MVCLAB_HISTORY`.
  static func variable(of program: String) -> String {
    String(program.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_HISTORY"
  }

  /// A home that is not there is not made.
  private static var stateFolder: String? {
    if let folder = Environment.value("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder }
    guard let home = Environment.value("HOME"), home.hasPrefix("/"), access(home, W_OK) == 0 else {
      return nil
    }
    return home + "/.local/state"
  }
}
