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
    "LabProgram": "Sources/LabTemplate", "LabSite": "Sources/LabSite/Resources",
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
          try files(below: folder),
          ["--below", folder.path(percentEncoded: false)],
          context
        )
      ]
    }
    let inputs = files(of: isLab ? [target] : modules(target))
    return inputs.isEmpty ? [] : [try command("the sources of \(target.name)", inputs, [], context)]
  }

  private func command(
    _ what: String,
    _ inputs: [URL],
    _ options: [String],
    _ context: PluginContext
  ) throws -> Command {
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
    return .buildCommand(
      displayName: "Embedding \(what)",
      executable: try context.tool(named: "SourceEmbedder").url,
      arguments: options + ([output] + inputs).map { $0.path(percentEncoded: false) },
      inputFiles: inputs,
      outputFiles: [output]
    )
  }

  /// A target and those of its package that it depends on, the nearest first.
  private func modules(_ target: any Target) -> [any Target] {
    var found: [any Target] = [target]
    var next = 0
    while next < found.count {
      for case .target(let below) in found[next].dependencies
      where !found.contains(where: { $0.id == below.id }) { found.append(below) }
      next += 1
    }
    return found
  }

  /// The Swift files of these targets; of two with one name, that of the nearer target.
  private func files(of targets: [any Target]) -> [URL] {
    var names: Set<String> = []
    return targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
      .filter { names.insert($0.lastPathComponent).inserted }
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
