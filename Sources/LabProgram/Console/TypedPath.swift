import Glibc

/// A path as a person types it.
struct TypedPath: Hashable {
  /// What is opened: `~/x` is in the person's home.
  let path: String

  init(_ text: String, home: String?) {
    let isAtHome = text == "~" || text.hasPrefix("~/")
    path = isAtHome ? (home.map { $0 + text.dropFirst() } ?? text) : text
  }

  /// Whether there is anything of this name that a save would take the place of.
  var isFile: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The file behind all links, however it was typed.
  var identity: String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
