// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// LineEditing as a machine without libedit-dev builds it: the same sources, but CLibEdit has no header.
let package = Package(
  name: "WithoutLibEdit",
  targets: [
    .systemLibrary(name: "CLibEdit", path: "CLibEdit"),
    .target(name: "LabPlatform", path: "Sources/Support/LabPlatform", swiftSettings: strict),
    .target(
      name: "LabFiles",
      dependencies: ["LabPlatform"],
      path: "Sources/Support/LabFiles",
      swiftSettings: strict
    ),
    .target(name: "LabText", path: "Sources/Support/LabText", swiftSettings: strict),
    .target(
      name: "LineEditing",
      dependencies: ["CLibEdit", "LabFiles", "LabPlatform", "LabText"],
      path: "Sources/Program/LineEditing",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "LineEditingProbe",
      dependencies: ["LabPlatform", "LineEditing"],
      path: "Tests/LineEditingProbe",
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
