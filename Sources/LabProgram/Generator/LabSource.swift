/// The source of the `mvclab` package for a new lab.
enum LabSource: Equatable {
  /// A folder, by absolute path.
  case path(String)
  case url(String)

  /// The dependency in a package's manifest.
  var declaration: String {
    switch self {
    case .path(let path): ".package(name: \"mvclab\", path: \(path.debugDescription), traits: [])"
    case .url(let url): ".package(url: \(url.debugDescription), branch: \"main\", traits: [])"
    }
  }

  /// The package's identity in the manifest: the last part of a URL.
  var identity: String {
    guard case .url(let url) = self else { return "mvclab" }
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
