import Foundation
import PackagePlugin

/// Lets a module hold the package's folder `Scenarios`, as `SourceIndex.embedded`, named by their paths.
@main
struct EmbedCourse: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Scenarios")
    let inputs = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedCourse.swift")
    return [
      .buildCommand(
        displayName: "Embedding the course",
        executable: try context.tool(named: "SourceEmbedder").url,
        arguments: ["--below", folder.path, output.path] + inputs.map(\.path),
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }
}
