import LabFiles

/// Writes a module into a folder: with a package around it, or into the lab that is there.
struct NewModule {
  let name: ModuleName
  let folder: PackageFolder
  /// The path or URL of the lab for a new package; nil for the lab this program was built from.
  let source: String?

  /// Writes the files, and returns a report for the user, line by line.
  func write() throws(ExitError) -> [String] {
    let systemList = folder.systemList
    let files: [NewFile]
    if let systemList { files = try module(for: systemList) } else { files = try package() }
    try folder.create(files)
    return files.map { "wrote \(folder.path(of: $0.path))" }
      + (systemList.map { [register(in: $0)] } ?? []) + nextSteps
  }

  private func package() throws(ExitError) -> [NewFile] {
    guard folder.isFree else {
      throw ExitError(
        .unwritable,
        "'\(folder.path)' is neither empty nor a lab; choose another folder with '--out'"
      )
    }
    return Template().package(name, on: try LabSource(source, for: folder))
  }

  private func module(for systemList: String) throws(ExitError) -> [NewFile] {
    guard source == nil else {
      throw ExitError(
        .usage,
        "'--package' is for a new package; '\(folder.path)' already contains one"
      )
    }
    let target = String(systemList.split(separator: "/")[1])
    let files = Template().module(name, in: target)
    let others = folder.sources(of: target).filter { known in
      !files.contains { $0.path == known.path }
    }
    if let clash = TakenNames(in: others).clash(with: files) {
      throw ExitError(.unwritable, "\(clash); nothing was written")
    }
    return files
  }

  /// Adds the module's system to those of the lab, in the file `systemList`; returns what was done, or
  /// what is left to the user.
  private func register(in systemList: String) -> String {
    let (place, system) = (folder.path(of: systemList), ".\(name.property)")
    do throws(FileError) {
      guard let list = SystemList(in: try Files.text(of: place)) else {
        return "now add '\(system)' to 'systems' in \(place)"
      }
      try Files.replace(place, with: Array(list.adding(system).utf8))
      return "added '\(system)' to 'systems' in \(place)"
    } catch {
      return "now add '\(system)' to 'systems' in \(place): \(error.reason)"
    }
  }

  /// What the user can run.
  private var nextSteps: [String] {
    let program = folder.program ?? "\(name.command)lab"
    let enter = folder.path == "." ? "" : "cd \(quoted(folder.path)) && "
    return [
      "next, with libedit-dev installed, run",
      "  \(enter)swift run \(program) run Scenarios",
      "  \(enter)swift run \(program) \(name.command)",
    ] + (Files.exists(folder.path(of: "Tests")) ? ["  \(enter)swift test"] : [])
  }

  /// The path, quoted for a shell if necessary.
  private func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}
