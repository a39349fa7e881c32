import Foundation
import PackagePlugin

/// Lets a module hold its own source text, and that of the modules of its package that it depends on, as
/// `SourceIndex.embedded`.
///
/// So the models of an app can be a library that knows no lab.
@main
struct EmbedSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    // In the lab's own package the modules below are the lab.
    let targets = context.package.displayName == "mvclab" ? [target] : modules(target)
    let inputs = files(of: targets)
    guard !inputs.isEmpty else { return [] }
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
}
