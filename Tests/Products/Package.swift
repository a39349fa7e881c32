// swift-tools-version: 6.2
import PackageDescription

// A package as an outsider writes it: each executable depends on one library product alone, so each
// product must link alone. The targets have names that a user is likely to choose.
let all = [
  ("Samples", "MVC"),
  ("Systems", "HeadlessUI"),
  ("Scenarios", "MVCLab"),
  ("Screens", "UIKitNames"),
  ("Commands", "LabConversation"),
  ("Reports", "LabScenarios"),
  ("Search", "LabSearch"),
  ("Exercises", "LabExercises"),
  ("Grading", "LabCheck"),
  ("Course", "LabCourse"),
  ("Pages", "LabSite"),
  ("Platform", "LineEditing"),
  ("Lab", "LabProgram"),
  ("Replays", "LabTesting"),
  ("TextWidth", "HeadlessUI"),
]

// The systems need a database, which no other product fetches.
let hasSystems = Context.environment["MVCLAB_SYSTEMS"] != nil
let products = hasSystems ? [("Wirings", "LabSystems")] : all

let package = Package(
  name: "Products",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "mvclab", path: "../..", traits: hasSystems ? ["Systems"] : [])],
  targets: products.map { name, product in
    .executableTarget(name: name, dependencies: [.product(name: product, package: "mvclab")])
  } + [
    // Holds the source text of a module below it, too.
    .target(name: "Plants"),
    .executableTarget(
      name: "Embedding",
      dependencies: ["Plants", .product(name: "MVCLab", package: "mvclab")],
      plugins: [.plugin(name: "EmbedSources", package: "mvclab")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
