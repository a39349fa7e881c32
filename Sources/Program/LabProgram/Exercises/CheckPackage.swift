import LabExercises

/// The package in which a learner's wiring is checked: its manifest and its program are the lab's.
struct CheckPackage {
  let lab: LabSource
  let sources: ExerciseSources

  /// All files, with those of the learner.
  func files(_ learners: [ExerciseSources.File]) -> [NewFile] {
    [NewFile(path: "Package.swift", text: manifest)]
      + sources.check(learners).map { NewFile(path: $0.name, text: $0.text) }
  }

  /// The same manifest for all exercises, so that another one resolves and compiles nothing of the lab again.
  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Check",
      platforms: [.macOS(.v15)],
      dependencies: [
        \(lab.declarationWithSystems)
      ],
      targets: [
        .target(
          name: "Repair",
          dependencies: [
    \(products(["MVC", "HeadlessUI", "UIKitNames", "MVCLab", "LabSystems"]))
          ],
          path: "Sources/Lab"
        ),
        .executableTarget(
          name: "Check",
          dependencies: [
            "Repair",
    \(products(["LabCheck", "LabSystems", "MVCLab"]))
          ],
          swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")],
          plugins: [.plugin(name: "EmbedSources", package: \(lab.identity.debugDescription))]
        ),
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private func products(_ names: [String]) -> String {
    names.map {
      "        .product(name: \"\($0)\", package: \(lab.identity.debugDescription)),"
    }.joined(separator: "\n")
  }
}
