/// Where a lab of one's own gets the lab from.
enum LabSource: Equatable {
  /// A folder, by its absolute path.
  case path(String)
  case url(String)

  /// As a dependency in a package's manifest.
  var declaration: String {
    switch self {
    case .path(let path): ".package(name: \"mvclab\", path: \(path.debugDescription))"
    case .url(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
    }
  }

  /// What the manifest calls the package: a URL's last part.
  var identity: String {
    guard case .url(let url) = self else { return "mvclab" }
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
