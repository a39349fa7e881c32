import LabFiles

/// The source of the `mvclab` package for a new lab.
enum LabSource: Equatable {
  /// A folder, as the manifest names it: by its way from the new package.
  case path(String)
  case url(String)

  /// The dependency in a package's manifest.
  var declaration: String {
    switch self {
    case .path(let path): ".package(name: \"mvclab\", path: \(path.debugDescription), traits: [])"
    case .url(let url): ".package(url: \(url.debugDescription), branch: \"main\", traits: [])"
    }
  }

  /// The dependency of a package that uses `LabSystems`, which needs a database.
  var declarationWithSystems: String { declaration.replacing(", traits: [])", with: ")") }

  /// What the manifest says about the dependency: when to change it, and how.
  var remark: [String] {
    switch self {
    case .path:
      [
        "'mvclab' is in this folder on each machine that builds this package. Where it is not, write",
        "'url: \"https://…/mvclab.git\", branch: \"main\"' in place of the name and the path.",
      ]
    case .url:
      ["'mvclab' has no version yet: 'revision:' in place of 'branch:' keeps one state of it."]
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
  /// The package at a path or URL that the user names, for a package in `folder`; else the one that this
  /// program was built from.
  ///
  /// A path is relative, so that the manifest can be committed. The program's package that lies far away
  /// from the folder is named by the URL that it was cloned from, if there is one. A new package that stays on this
  /// machine names any path.
  init(
    _ source: String?,
    for folder: PackageFolder,
    stays: Bool = false
  ) throws(ExitError) {
    let start = Files.absolute(folder.path)
    guard let source else {
      guard let found = PackageFolder.ofProgram else {
        throw ExitError(
          .usage,
          "cannot find the 'mvclab' package; pass its path or URL with '--package'"
        )
      }
      let way = Files.way(from: start, to: Files.absolute(found.path))
      let isNear = stays || way.split(separator: "/").count { $0 != ".." } < 2
      self = isNear ? .path(way) : found.origin.map(LabSource.url) ?? .path(way)
      return
    }
    if LabSource.isURL(source) {
      self = .url(source)
      return
    }
    guard PackageFolder(path: source).isMVCLab else {
      throw ExitError(.missing, "'\(source)' does not contain the 'mvclab' package")
    }
    self = .path(Files.way(from: start, to: Files.absolute(source)))
  }

  /// Whether git takes a text for the place of a repository on another machine.
  static func isURL(_ text: String) -> Bool { text.contains("://") || text.hasPrefix("git@") }
}
