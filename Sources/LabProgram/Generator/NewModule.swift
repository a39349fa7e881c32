import LabFiles

/// A module that is to be written into a folder: with a whole package around it, or into the lab there.
struct NewModule {
  let name: ModuleName
  let folder: PackageFolder
  /// Where a new package gets the lab from, as a person says it; nil for where this program was built.
  let source: String?

  /// Writes it, and returns what a person should know of it, line by line.
  func write() throws(ExitError) -> [String] {
    let laboratory = folder.laboratory
    let files: [NewFile]
    if let laboratory { files = try module(besides: laboratory) } else { files = try package() }
    try folder.create(files)
    return files.map { "wrote \(folder.path(of: $0.path))" } + advice(besides: laboratory)
  }

  private func package() throws(ExitError) -> [NewFile] {
    guard folder.isFree else {
      throw ExitError(
        .noOutput,
        "'\(folder.path)' is neither empty nor a lab of your own; '--out' names another folder"
      )
    }
    return Template().package(name, on: try labSource())
  }

  private func module(besides laboratory: String) throws(ExitError) -> [NewFile] {
    guard source == nil else {
      throw ExitError(.usage, "'--package' is for a new package; in '\(folder.path)' there is one")
    }
    let target = String(laboratory.split(separator: "/")[1])
    let files = Template().module(name, in: target)
    let others = folder.sources(of: target).filter { known in
      !files.contains { $0.path == known.path }
    }
    if let clash = TakenNames(in: others).clash(with: files) {
      throw ExitError(.noOutput, "\(clash); nothing was written")
    }
    return files
  }

  private func labSource() throws(ExitError) -> LabSource {
    guard let source else {
      guard let found = PackageFolder.ofProgram else {
        throw ExitError(
          .usage,
          """
          this program lies in no package 'mvclab', nor in one that has it by path; \
          '--package' says where it is
          """
        )
      }
      return .path(found.path)
    }
    if source.contains("://") || source.hasPrefix("git@") { return .url(source) }
    guard PackageFolder(path: source).isLab else {
      throw ExitError(.noInput, "there is no package 'mvclab' in '\(source)'")
    }
    return .path(Files.resolved(source))
  }

  /// What is to be done by hand, and how to go on.
  private func advice(besides laboratory: String?) -> [String] {
    let change = laboratory.map {
      "now add '.\(name.property)' to 'systems' in \(folder.path(of: $0))"
    }
    let program = folder.program ?? "\(name.command)lab"
    let door = folder.path == "." ? "" : "cd \(quoted(folder.path)) && "
    return [change].compactMap(\.self) + [
      "go on with",
      "  \(door)swift run \(program) run Scenarios",
      "  \(door)swift run \(program) \(name.command)",
    ]
  }

  /// A path as a shell takes it.
  private func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}
