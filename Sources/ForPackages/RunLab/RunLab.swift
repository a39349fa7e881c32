import Foundation
import PackagePlugin

/// Runs the lab of a package: `swift package lab run Scenarios`.
///
/// The lab is the executable that depends on `LabProgram`. All arguments are its own, but for `--product`,
/// which chooses one of several labs.
@main
struct RunLab: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let chosen = extractor.extractOption(named: "product").last
    let lab = try lab(named: chosen, in: context.package)
    let build = try packageManager.build(
      .product(lab),
      parameters: PackageManager.BuildParameters(configuration: .inherit)
    )
    let program = build.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == lab
    }
    guard build.succeeded, let program else {
      print(build.logText)
      throw LabError("'\(lab)' does not build")
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = extractor.remainingArguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }

  /// The name of the package's lab.
  private func lab(named chosen: String?, in package: Package) throws -> String {
    let labs = package.products(ofType: ExecutableProduct.self).filter { product in
      product.mainTarget.recursiveTargetDependencies.contains { $0.name == "LabProgram" }
    }.map(\.name)
    guard let first = labs.first else {
      throw LabError(
        """
        '\(package.displayName)' has no executable that depends on 'LabProgram', so there is no lab to run. \
        Add one to its manifest, with a type that conforms to 'Laboratory':
          .executableTarget(name: "Lab", dependencies: [.product(name: "LabProgram", package: "mvclab")])
        or replay the scenarios in a test target with the product 'LabTesting'
        """
      )
    }
    guard let chosen else {
      if labs.count == 1 { return first }
      throw LabError(
        "there are several labs; choose one with '--product': \(labs.joined(separator: ", "))"
      )
    }
    guard labs.contains(chosen) else {
      throw LabError(
        "'\(chosen)' is no lab of this package; there is \(labs.joined(separator: ", "))"
      )
    }
    return chosen
  }
}

/// Why no lab runs.
private struct LabError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
