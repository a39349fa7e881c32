// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TwoApps",
  products: [.executable(name: "appslab", targets: ["AppsLab"])],
  dependencies: [
    // A lab with systems of its own needs no trait 'Systems', and so no database.
    .package(name: "mvclab", path: "../..", traits: [])
  ],
  targets: [
    .target(
      name: "Apps",
      dependencies: [
        .product(name: "MVC", package: "mvclab"),
        .product(name: "HeadlessUI", package: "mvclab"),
        .product(name: "MVCLab", package: "mvclab"),
      ],
      plugins: [.plugin(name: "EmbedSources", package: "mvclab")]
    ),
    .executableTarget(
      name: "AppsLab",
      dependencies: [
        "Apps",
        .product(name: "MVCLab", package: "mvclab"),
        .product(name: "LabProgram", package: "mvclab"),
      ]
    ),
    .testTarget(
      name: "AppsTests",
      dependencies: [
        "Apps",
        .product(name: "MVCLab", package: "mvclab"),
        .product(name: "LabTesting", package: "mvclab"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
