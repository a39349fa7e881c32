import LabPlatform

extension Files {
  /// The path from the root, without links and `..`; what does not exist yet may be at its end.
  package static func absolute(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    // The current folder may have been removed.
    return path == "." || path == "/" ? path : linkPath(path)
  }

  /// The absolute paths that lead to a file: its own, in which the last name may be that of a link, and
  /// without any link.
  package static func places(of path: String) -> [String] {
    let (own, target) = (linkPath(path), absolute(path))
    return own == target ? [own] : [own, target]
  }

  /// The path from the root, in which only the last name may be that of a link.
  private static func linkPath(_ path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let last = parts.last else { return path }
    let parent = parts.dropLast().joined(separator: "/")
    let start = path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
    let folder = absolute(start)
    switch last {
    case ".": return folder
    case "..": return folder.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
    default: return folder == "/" ? "/\(last)" : "\(folder)/\(last)"
    }
  }

  /// The way from one folder to another, both by absolute path: `../mvclab`.
  package static func way(from start: String, to end: String) -> String {
    let (start, end) = (start.split(separator: "/"), end.split(separator: "/"))
    let common = zip(start, end).prefix { $0 == $1 }.count
    let steps = start.dropFirst(common).map { _ in ".." } + end.dropFirst(common).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
