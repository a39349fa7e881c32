import LabFiles
import LabPlatform

/// A folder of the user in which programs keep files.
enum UserFolder {
  /// For what should outlive the program: `$XDG_STATE_HOME`, or `~/.local/state`.
  case state
  /// For what can be made again: `$XDG_CACHE_HOME`, or `~/.cache`.
  case cache

  /// The path of a program's file in it; nil if the home folder does not exist, which is never created.
  func path(of file: String, _ program: String) -> String? {
    folder.map { "\($0)/\(program)/\(file)" }
  }

  private var folder: String? {
    if let folder = Environment.value(names.variable), folder.hasPrefix("/") { return folder }
    guard let home = TypedPath.home, home.hasPrefix("/"), access(home, W_OK) == 0 else {
      return nil
    }
    return "\(home)/\(names.usual)"
  }

  private var names: (variable: String, usual: String) {
    switch self {
    case .state: ("XDG_STATE_HOME", ".local/state")
    case .cache: ("XDG_CACHE_HOME", ".cache")
    }
  }
}
