// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "mvclab",
  products: [
    .library(name: "MVC", targets: ["MVC"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "MVCLab", targets: ["MVCLab"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
    .library(name: "Systems", targets: ["Systems"]),
    .library(name: "LabProgram", targets: ["LabProgram"]),
    .library(name: "LineEditing", targets: ["LineEditing"]),
    .executable(name: "mvclab", targets: ["mvclab"]),
    .plugin(name: "EmbedSources", targets: ["EmbedSources"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "CLibEdit"),
    .target(name: "TextWidth", swiftSettings: strict),
    .target(name: "MVC", swiftSettings: strict),
    .target(name: "HeadlessUI", dependencies: ["MVC", "TextWidth"], swiftSettings: strict),
    .target(
      name: "MVCLab",
      dependencies: ["HeadlessUI", "MVC", "TextWidth"],
      swiftSettings: strict
    ),
    .target(
      name: "Scenarios",
      dependencies: ["MVCLab", "TextWidth"],
      swiftSettings: strict
    ),
    .executableTarget(name: "SourceEmbedder", swiftSettings: strict),
    .plugin(
      name: "EmbedSources",
      capability: .buildTool(),
      dependencies: ["SourceEmbedder"],
      path: "Sources/EmbedSources"
    ),
    .plugin(
      name: "EmbedTemplate",
      capability: .buildTool(),
      dependencies: ["SourceEmbedder"],
      path: "Sources/EmbedTemplate"
    ),
    .target(
      name: "Systems",
      dependencies: [
        "HeadlessUI", "MVC", "MVCLab", "TextWidth", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: strict,
      plugins: ["EmbedSources"]
    ),
    .target(name: "LineEditing", dependencies: ["CLibEdit", "TextWidth"], swiftSettings: strict),
    .target(
      name: "LabProgram",
      dependencies: [
        "LineEditing", "MVCLab", "Scenarios", "TextWidth",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict,
      plugins: ["EmbedTemplate"]
    ),
    .executableTarget(
      name: "Template",
      dependencies: ["HeadlessUI", "LabProgram", "MVCLab"],
      path: "Sources/Template/Sources",
      swiftSettings: strict,
      plugins: ["EmbedSources"]
    ),
    .executableTarget(
      name: "mvclab",
      dependencies: ["LabProgram", "Systems"],
      swiftSettings: strict
    ),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "PseudoTerminal",
      dependencies: ["CPseudoTerminal", "TextWidth"],
      path: "Tests/PseudoTerminal",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "LineEditingProbe",
      dependencies: ["LineEditing"],
      path: "Tests/LineEditingProbe",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "ForeignLab",
      dependencies: ["LabProgram", "Systems"],
      path: "Tests/ForeignLab",
      swiftSettings: strict
    ),
    .target(
      name: "Samples",
      dependencies: ["HeadlessUI", "MVCLab"],
      path: "Tests/Samples",
      swiftSettings: strict,
      plugins: ["EmbedSources"]
    ),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "ForeignLab", "LineEditing", "MVCLab", "PseudoTerminal", "Samples", "Scenarios", "Systems",
        "mvclab",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SystemsTests",
      dependencies: ["MVCLab", "Systems", .product(name: "GRDB", package: "GRDB.swift")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ScenariosTests",
      dependencies: ["MVCLab", "Scenarios"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LineEditingTests",
      dependencies: ["LineEditing", "LineEditingProbe", "PseudoTerminal", "TextWidth"],
      swiftSettings: strict
    ),
    .testTarget(name: "TextWidthTests", dependencies: ["TextWidth"], swiftSettings: strict),
    .testTarget(name: "MVCTests", dependencies: ["MVC"], swiftSettings: strict),
    .testTarget(
      name: "HeadlessUITests",
      dependencies: ["HeadlessUI", "TextWidth"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MVCLabTests",
      dependencies: ["MVCLab", "Systems"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
