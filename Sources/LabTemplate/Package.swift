// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SampleListLab",
  products: [.executable(name: "samplelistlab", targets: ["Lab"])],
  dependencies: [
    .package(name: "mvclab", path: "../..")
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
    )
  ],
  swiftLanguageModes: [.v6]
)
