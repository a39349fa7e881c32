import PackagePlugin

/// Lets a module hold its own source text, as `SourceIndex.embedded`.
@main
struct EmbedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let inputs = target.sourceFiles(withSuffix: "swift").map(\.url)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
    return [
      .buildCommand(
        displayName: "Embedding the sources of \(target.name)",
        executable: try context.tool(named: "SourceEmbedder").url,
        arguments: [output.path(percentEncoded: false)]
          + inputs.map { $0.path(percentEncoded: false) },
        inputFiles: inputs,
        outputFiles: [output]
      )
    ]
  }
}
