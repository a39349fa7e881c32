import Foundation
import PackagePlugin

/// Lets a module hold its own source text, and that of the modules of its package that it depends on, as
/// `SourceIndex.embedded`.
///
/// So the models of an app can be a library that knows no lab. Some modules of the lab's own package hold
/// the files of a folder instead, named by their paths in it.
@main
struct EmbedSources: BuildToolPlugin {
  /// The folders that modules of the lab's own package hold.
  private static let folders = [
    "LabExercises": "Sources/Tools/LabExercises/Documents",
    "LabProgram": "Sources/ForPackages/LabTemplate",
    "LabSite": "Sources/Tools/LabSite/Resources",
    "mvclab": "Scenarios",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    // In the lab's own package the modules below are the lab.
    let isLab = context.package.displayName == "mvclab"
    if isLab, let folder = Self.folders[target.name] {
      let folder = context.package.directoryURL.appending(path: folder)
      return [
        try command(
          "\(folder.lastPathComponent) in \(target.name)",
          [Module(name: nil, files: try files(below: folder))],
          ["--below", folder.path(percentEncoded: false)],
          context
        )
      ]
    }
    let modules = (isLab ? [target] : targets(below: target)).compactMap(Module.init)
    try checkNames(in: modules)
    return modules.allSatisfy(\.files.isEmpty)
      ? [] : [try command("the sources of \(target.name)", modules, [], context)]
  }

  private func command(
    _ what: String,
    _ modules: [Module],
    _ options: [String],
    _ context: PluginContext
  ) throws -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
    return .buildCommand(
      displayName: "Embedding \(what)",
      executable: try context.tool(named: "SourceEmbedder").url,
      arguments: options + [output.path(percentEncoded: false)] + modules.flatMap(\.arguments),
      inputFiles: modules.flatMap(\.files),
      outputFiles: [output]
    )
  }

  /// A target and those of its package that it depends on, the nearest first.
  private func targets(below target: any Target) -> [any Target] {
    var found: [any Target] = [target]
    var next = 0
    while next < found.count {
      for case .target(let below) in found[next].dependencies
      where !found.contains(where: { $0.id == below.id }) { found.append(below) }
      next += 1
    }
    return found
  }

  /// Throws if two modules have a file of one name: the lab would show one of them for the other.
  private func checkNames(in modules: [Module]) throws {
    let files = Dictionary(grouping: modules.flatMap(\.files), by: \.lastPathComponent)
    let twins = files.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
    for (name, files) in twins {
      let paths = files.map { "'\($0.path(percentEncoded: false))'" }.joined(separator: " or ")
      Diagnostics.error(
        "\(files.count) files are called '\(name)', and the lab knows a file by its name; rename \(paths)"
      )
    }
    if !twins.isEmpty { throw TwinFiles() }
  }

  /// The text files of a folder; not what a build in it has left.
  private func files(below folder: URL) throws -> [URL] {
    let endings = [".swift", ".md", ".gitignore", ".css", ".js"]
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { path in
        !path.hasPrefix(".build/") && !path.hasPrefix(".swiftpm/")
          && endings.contains { path.hasSuffix($0) }
      }
      .sorted().map { folder.appending(path: $0) }
  }
}

/// The Swift files of a module, or other files, which are part of none.
private struct Module {
  let name: String?
  let files: [URL]

  init(name: String?, files: [URL]) { (self.name, self.files) = (name, files) }

  init?(_ target: any Target) {
    guard let target = target as? SwiftSourceModuleTarget else { return nil }
    self.init(
      name: target.moduleName,
      files: target.sourceFiles(withSuffix: "swift").map(\.url)
    )
  }

  /// What the embedder is told.
  var arguments: [String] {
    (name.map { ["--module", $0] } ?? []) + files.map { $0.path(percentEncoded: false) }
  }
}

/// Files of one name are in several modules.
private struct TwinFiles: Error {}
