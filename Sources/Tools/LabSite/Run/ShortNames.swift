/// Paths without the folders that all documents of a run are in: a page has no path of its machine.
struct ShortNames: Sendable {
  /// The path of the common folder, with its last slash; empty if there is none.
  private let folder: String

  init(_ paths: [String]) {
    guard
      var common = paths.first?.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    else {
      folder = ""
      return
    }
    for path in paths.dropFirst() {
      let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      common = common.prefix(zip(common, folders).prefix { $0 == $1 }.count)
    }
    folder = common.isEmpty ? "" : common.joined(separator: "/") + "/"
  }

  /// A text with short paths; a path begins the text, or follows a space, a quote or a bracket.
  func short(_ text: String) -> String {
    guard !folder.isEmpty, folder != "/" else { return text }
    let parts = text.split(separator: folder, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { short, part in
      let begins = short.last.map { " '\"(\n".contains($0) } ?? true
      return short + (begins ? "" : folder) + part
    }
  }

  /// The path of a document.
  func name(of path: String) -> String {
    let name = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    return String(name.drop { $0 == "/" })
  }
}
