import LabFiles
import LabPlatform

/// The path of the file that keeps the user's lines.
enum HistoryPath {
  /// The path in `LAB_HISTORY`, none if that is empty; else `lab/history` in `$XDG_STATE_HOME` or
  /// `~/.local/state`.
  static func path(of program: String) -> String? {
    if let chosen = Environment.value(variable(of: program)) {
      return chosen.isEmpty ? nil : chosen
    }
    return stateFolder.map { "\($0)/\(program)/history" }
  }

  /// The name of the variable, `MVCLAB_HISTORY`.
  static func variable(of program: String) -> String {
    String(program.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_HISTORY"
  }

  /// The folder for programs' state; nil if the home folder does not exist, which is never created.
  static var stateFolder: String? {
    if let folder = Environment.value("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder }
    guard let home = TypedPath.home, home.hasPrefix("/"), access(home, W_OK) == 0 else {
      return nil
    }
    return home + "/.local/state"
  }
}
