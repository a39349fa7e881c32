// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SampleListLab",
  products: [.executable(name: "samplelistlab", targets: ["Lab"])],
  dependencies: [
    // A lab with systems of its own needs no trait 'Systems', and so no database.
    .package(name: "mvclab", path: "../..", traits: [])
  ],
  targets: [
    .executableTarget(
      name: "Lab",
      dependencies: [
        .product(name: "MVC", package: "mvclab"),
        .product(name: "HeadlessUI", package: "mvclab"),
        .product(name: "MVCLab", package: "mvclab"),
        .product(name: "LabProgram", package: "mvclab"),
      ],
      plugins: [.plugin(name: "EmbedSources", package: "mvclab")]
    ),
    .testTarget(
      name: "LabTests",
      dependencies: [
        "Lab",
        .product(name: "MVCLab", package: "mvclab"),
        .product(name: "LabTesting", package: "mvclab"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
