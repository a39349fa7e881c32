import Foundation
import PackagePlugin

/// Lets a module hold the package's folder `Sources/LabTemplate`, as `SourceIndex.embedded`, named by their paths.
@main
struct EmbedTemplate: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Sources/LabTemplate")
    let inputs = try files(below: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplate.swift")
    return [
      .buildCommand(
        displayName: "Embedding the template of a lab",
        executable: try context.tool(named: "SourceEmbedder").url,
        arguments: ["--below", folder.path, output.path] + inputs.map(\.path),
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }

  /// What belongs to the template; not what a build in it has left.
  private func files(below folder: URL) throws -> [URL] {
    let entries = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return entries.filter { path in
      !path.hasPrefix(".build/") && !path.hasPrefix(".swiftpm/")
        && [".swift", ".md", ".gitignore"].contains { path.hasSuffix($0) }
    }.sorted().map { folder.appending(path: $0) }
  }
}
