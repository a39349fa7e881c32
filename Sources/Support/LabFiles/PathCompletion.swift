import LabPlatform

/// Completes a path while the user types it.
package enum PathCompletion {
  /// The paths that begin with `typed`.
  ///
  /// A folder ends in `/`; if the only match is a folder, its content is listed instead.
  package static func paths(
    beginning typed: String,
    home: String? = TypedPath.home
  ) -> [String] {
    let path = TypedPath(typed, home: home).path
    var found = matches(path)
    while found.count == 1, found[0].hasSuffix("/") {
      let inside = matches(found[0])
      if inside.isEmpty { break }
      found = inside
    }
    guard path != typed, let home else { return found }
    return found.map { "~" + $0.dropFirst(home.count) }
  }

  private static func matches(_ beginning: String) -> [String] {
    let literal = beginning.map { "\\*?[".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(literal + "*", GLOB_MARK, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
  }
}
