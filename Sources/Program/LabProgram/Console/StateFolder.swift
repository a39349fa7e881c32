import LabFiles
import LabPlatform

/// The folder in which programs keep what should outlive them: `$XDG_STATE_HOME`, or `~/.local/state`.
enum StateFolder {
  /// The path of a program's file in it; nil if the home folder does not exist, which is never created.
  static func path(of file: String, _ program: String) -> String? {
    folder.map { "\($0)/\(program)/\(file)" }
  }

  private static var folder: String? {
    if let folder = Environment.value("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder }
    guard let home = TypedPath.home, home.hasPrefix("/"), access(home, W_OK) == 0 else {
      return nil
    }
    return home + "/.local/state"
  }
}
