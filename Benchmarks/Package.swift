// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "mvclab", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ],
  targets: [
    // Foundation wants observers that any thread may call, which a controller is not; code as it is
    // published ignores that, so this baseline is Swift 5.
    .target(name: "PostedLoop", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "PostedLoop",
        .product(name: "HeadlessUI", package: "mvclab"),
        .product(name: "MVCLab", package: "mvclab"),
        .product(name: "LabConversation", package: "mvclab"),
        .product(name: "LabSearch", package: "mvclab"),
        .product(name: "LabSystems", package: "mvclab"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      exclude: ["todo_machine.py"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
