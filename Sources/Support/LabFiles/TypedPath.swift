import LabPlatform

/// A path as the user types it.
package struct TypedPath {
  /// The path that is opened: `~/x` is in the user's home folder.
  package let path: String

  package init(_ text: String, home: String? = TypedPath.home) {
    let isAtHome = text == "~" || text.hasPrefix("~/")
    path = isAtHome ? (home.map { $0 + text.dropFirst() } ?? text) : text
  }

  /// The user's home folder, from `HOME`; nil if that is unset or empty.
  package static var home: String? {
    getenv("HOME").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
