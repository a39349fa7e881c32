import LabFiles
import LabScenarios

/// The package that the running program was built from, which can be built again.
struct OwnPackage {
  private let folder: String
  private let program: OwnProgram
  private let name: String

  /// The package of a lab with this name; nil if there is none around its program or the current folder.
  init?(of name: String, _ program: OwnProgram) {
    let around = [program.path, Files.absolute(".") + "/."].flatMap { path in
      sequence(first: path[...]) { part in part.lastIndex(of: "/").map { part[..<$0] } }
    }
    guard let folder = around.first(where: { PackageFolder(path: String($0)).program == name })
    else { return nil }
    (self.folder, self.program, self.name) = (String(folder), program, name)
  }

  /// The files from which it is built.
  var sources: WatchedFiles {
    WatchedFiles(
      paths: [shown("Sources"), shown("Package.swift")],
      endings: [".swift"]
    )
  }

  /// The path of a file in the package, as the user types it.
  private func shown(_ file: String) -> String {
    PackageFolder(path: Files.way(from: Files.absolute("."), to: folder)).path(of: file)
  }

  /// Builds the program in its place; the compiler's errors go to standard error.
  func build() throws -> ExitStatus {
    let parts = program.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let scratch = parts.dropLast(2).joined(separator: "/")
    return try OwnProgram.status(
      "swift",
      [
        "build", "--quiet", "--package-path", folder, "--scratch-path", scratch,
        "--configuration", parts.last == "release" ? "release" : "debug", "--product", name,
      ],
      printsToError: true
    )
  }
}
