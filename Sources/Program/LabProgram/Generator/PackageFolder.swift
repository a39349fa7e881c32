import LabFiles
import LabPlatform

/// A folder that may contain a package.
struct PackageFolder {
  let path: String

  init(path: String) { self.path = path }

  /// The folder at a path that the user types, with slashes at its end or not.
  init(typed path: String) {
    let end = path.lastIndex { $0 != "/" }
    self.path = end.map { String(path[...$0]) } ?? "/"
  }

  /// Whether it contains the package `mvclab` itself.
  var isMVCLab: Bool {
    guard let manifest, let start = manifest.firstRange(of: "Package(") else { return false }
    return manifest[start.upperBound...].drop(while: \.isWhitespace).hasPrefix("name: \"mvclab\"")
  }

  /// The text of its manifest; nil if there is no readable one.
  var manifest: String? { text(of: "Package.swift") }

  /// The path of the file that lists its systems: `Sources/Lab/NotesLab.swift`.
  var systemList: String? {
    guard manifest != nil else { return nil }
    return entries("Sources").lazy.flatMap { target in
      entries("Sources/\(target)").lazy.map { "Sources/\(target)/\($0)" }
    }.first { $0.hasSuffix(".swift") && text(of: $0)?.contains(": Laboratory") == true }
  }

  /// Whether the folder is missing, or contains hidden files only.
  var isFree: Bool { !Files.exists(path) || (try? Files.entries(path))?.isEmpty == true }

  /// The name of its program, as its `Laboratory` declares it.
  var program: String? {
    let text = systemList.flatMap(text) ?? ""
    return text.firstMatch(of: /static let name = "([^"]+)"/).map { String($0.output.1) }
  }

  /// The default folder for a new module: the current one if it has a lab or is empty, else a new one in it.
  static func standard(for name: ModuleName) -> PackageFolder {
    let here = PackageFolder(path: ".")
    return here.systemList != nil || here.isFree ? here : PackageFolder(path: name.type)
  }

  /// The path of a file in it, without `./`.
  func path(of file: String) -> String { path == "." ? file : "\(path)/\(file)" }

  /// All Swift files of a target.
  func sources(of target: String) -> [NewFile] {
    Files.files(below: "\(path)/Sources/\(target)", endings: [".swift"]).compactMap { file in
      let file = String(file.dropFirst(path.count + 1))
      return text(of: file).map { NewFile(path: file, text: $0) }
    }
  }

  /// Creates all of these files, or none.
  func create(_ files: [NewFile]) throws(ExitError) {
    let new = files.map { (path: path(of: $0.path), text: $0.text) }
    for (path, _) in new where Files.exists(path) { throw ExitError(existing: path) }
    do throws(FileError) { try Files.create(new, in: path) } catch {
      throw ExitError(creating: path, error)
    }
  }

  /// The package `mvclab` that the running program was built from: the nearest one around its file, or
  /// the one that the nearest lab depends on.
  static var ofProgram: PackageFolder? {
    var path = Files.resolved(programFile)
    while let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
      let folder = PackageFolder(path: path)
      if folder.isMVCLab { return folder }
      if let dependency = folder.dependency, dependency.isMVCLab { return dependency }
    }
    return nil
  }

  /// The folder of the package `mvclab` that the manifest depends on; nil if it names none.
  private var dependency: PackageFolder? {
    manifest?.firstMatch(of: /\.package\(name: "mvclab", path: "([^"\\]+)"[,)]/).map {
      let place = String($0.output.1)
      return PackageFolder(
        path: Files.resolved(place.hasPrefix("/") ? place : "\(path)/\(place)")
      )
    }
  }

  /// The text of a file in it; nil if there is no readable one.
  func text(of file: String) -> String? { try? Files.text(of: "\(path)/\(file)") }

  private func entries(_ folder: String) -> [String] {
    (try? Files.entries("\(path)/\(folder)")) ?? []
  }
}
