import LabFiles

/// A folder in which there may be a package.
struct PackageFolder {
  let path: String

  /// Whether the package in it is the lab itself.
  var isLab: Bool {
    guard let manifest, let start = manifest.firstRange(of: "Package(") else { return false }
    return manifest[start.upperBound...].drop(while: \.isWhitespace).hasPrefix("name: \"mvclab\"")
  }

  /// The text of its manifest; nil if there is none that could be read.
  var manifest: String? { text(of: "Package.swift") }

  /// Where its program says which systems it has, below this folder: `Sources/Lab/NotesLab.swift`.
  var laboratory: String? {
    guard manifest != nil else { return nil }
    return entries("Sources").lazy.flatMap { target in
      entries("Sources/\(target)").lazy.map { "Sources/\(target)/\($0)" }
    }.first { $0.hasSuffix(".swift") && text(of: $0)?.contains(": Laboratory") == true }
  }

  /// Whether there is no such folder, or nothing in it that is not hidden.
  var isFree: Bool { !Files.exists(path) || (try? Files.entries(path))?.isEmpty == true }

  /// What the program in it is called where it is typed, by its own word.
  var program: String? {
    let text = laboratory.flatMap(text) ?? ""
    return text.firstMatch(of: /static let name = "([^"]+)"/).map { String($0.output.1) }
  }

  /// Where a new module goes if nobody says where: into the lab here, or what is to be one; else
  /// beside what is here.
  static func standard(for name: ModuleName) -> PackageFolder {
    let here = PackageFolder(path: ".")
    return here.laboratory != nil || here.isFree ? here : PackageFolder(path: name.type)
  }

  /// A path in it, as a person would write it.
  func path(of file: String) -> String { path == "." ? file : "\(path)/\(file)" }

  /// All Swift files of a target.
  func sources(of target: String) -> [NewFile] {
    Files.files(below: "\(path)/Sources/\(target)", ending: ".swift").compactMap { file in
      let file = String(file.dropFirst(path.count + 1))
      return text(of: file).map { NewFile(path: file, text: $0) }
    }
  }

  /// Creates all of these files, or none.
  func create(_ files: [NewFile]) throws(ExitError) {
    let new = files.map { (path: path(of: $0.path), text: $0.text) }
    for (path, _) in new where Files.exists(path) {
      throw ExitError(.noOutput, "'\(path)' is there already; nothing was written")
    }
    do throws(FileError) { try Files.create(new, in: path) } catch {
      throw ExitError(.noOutput, "cannot write to '\(path)': \(error.reason); nothing was written")
    }
  }

  /// The package of the lab that the running program was built from: the nearest around its file, or
  /// the one from which that gets it.
  static var ofProgram: PackageFolder? {
    var path = Files.resolved("/proc/self/exe")
    while let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
      let folder = PackageFolder(path: path)
      if folder.isLab { return folder }
      if let lab = folder.lab, lab.isLab { return lab }
    }
    return nil
  }

  /// The folder from which the package in this one gets the lab, if it says one.
  private var lab: PackageFolder? {
    manifest?.firstMatch(of: /\.package\(name: "mvclab", path: "([^"\\]+)"\)/).map {
      let place = String($0.output.1)
      return PackageFolder(
        path: Files.resolved(place.hasPrefix("/") ? place : "\(path)/\(place)")
      )
    }
  }

  private func text(of file: String) -> String? { try? Files.text(of: "\(path)/\(file)") }

  private func entries(_ folder: String) -> [String] {
    (try? Files.entries("\(path)/\(folder)")) ?? []
  }
}
