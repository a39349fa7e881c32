import LabFiles

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

extension LabSource {
  /// The package at a path or URL that the user names; else the one that this program was built from.
  init(_ source: String?) throws(ExitError) {
    guard let source else {
      guard let found = PackageFolder.ofProgram else {
        throw ExitError(
          .usage,
          "cannot find the 'mvclab' package; pass its path or URL with '--package'"
        )
      }
      self = .path(found.path)
      return
    }
    if source.contains("://") || source.hasPrefix("git@") {
      self = .url(source)
      return
    }
    guard PackageFolder(path: source).isLab else {
      throw ExitError(.missing, "'\(source)' does not contain the 'mvclab' package")
    }
    self = .path(Files.resolved(source))
  }
}
