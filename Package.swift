// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors only where this is set, as CI does: a new compiler's warnings break nobody's build.
let settings: [SwiftSetting] =
  Context.environment["MVCLAB_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
  name: "mvclab",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "MVC", targets: ["MVC"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "MVCLab", targets: ["MVCLab"]),
    .library(name: "LabConversation", targets: ["LabConversation"]),
    .library(name: "LabScenarios", targets: ["LabScenarios"]),
    .library(name: "LabCourse", targets: ["LabCourse"]),
    .library(name: "LabSite", targets: ["LabSite"]),
    .library(name: "LabSearch", targets: ["LabSearch"]),
    .library(name: "LabExercises", targets: ["LabExercises"]),
    .library(name: "LabTesting", targets: ["LabTesting"]),
    .library(name: "LabSystems", targets: ["LabSystems"]),
    .library(name: "LineEditing", targets: ["LineEditing"]),
    .library(name: "LabProgram", targets: ["LabProgram"]),
    .library(name: "LabCheck", targets: ["LabCheck"]),
    .executable(name: "mvclab", targets: ["mvclab"]),
    .plugin(name: "EmbedSources", targets: ["EmbedSources"]),
    .plugin(name: "RunLab", targets: ["RunLab"]),
  ],
  traits: [
    .trait(name: "Systems", description: "Fetches the database that LabSystems needs."),
    .default(enabledTraits: ["Systems"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "CLibEdit", path: "Sources/Support/CLibEdit"),
    .target(name: "CCallStack", path: "Sources/Support/CCallStack"),
    .target(name: "CExecutors", path: "Sources/Support/CExecutors"),
    .target(name: "CPager", path: "Sources/Support/CPager"),
    .target(name: "CWorkers", path: "Sources/Support/CWorkers"),
    .target(name: "LabPlatform", path: "Sources/Support/LabPlatform", swiftSettings: settings),
    .target(
      name: "CallStacks",
      dependencies: ["CCallStack", "LabPlatform"],
      path: "Sources/Support/CallStacks",
      swiftSettings: settings
    ),
    .target(
      name: "LabFiles",
      dependencies: ["LabPlatform"],
      path: "Sources/Support/LabFiles",
      swiftSettings: settings
    ),
    .target(name: "LabText", path: "Sources/Support/LabText", swiftSettings: settings),
    .target(name: "LabWork", path: "Sources/Support/LabWork", swiftSettings: settings),
    .target(
      name: "MVC",
      dependencies: ["CCallStack", "CExecutors"],
      path: "Sources/Framework/MVC",
      swiftSettings: settings
    ),
    .target(
      name: "HeadlessUI",
      dependencies: ["LabText", "MVC"],
      path: "Sources/Framework/HeadlessUI",
      swiftSettings: settings
    ),
    .target(
      name: "UIKitNames",
      dependencies: ["HeadlessUI", "MVC"],
      path: "Sources/Framework/UIKitNames",
      swiftSettings: settings
    ),
    .target(
      name: "CodeReading",
      dependencies: ["LabPlatform"],
      path: "Sources/Lab/CodeReading",
      swiftSettings: settings
    ),
    .target(
      name: "MVCLab",
      dependencies: ["CallStacks", "CodeReading", "HeadlessUI", "LabPlatform", "LabText", "MVC"],
      path: "Sources/Lab/MVCLab",
      swiftSettings: settings
    ),
    .target(
      name: "LabConversation",
      dependencies: [
        "CallStacks", "CodeReading", "HeadlessUI", "LabText", "LabWork", "MVC", "MVCLab",
      ],
      path: "Sources/Tools/LabConversation",
      swiftSettings: settings
    ),
    .target(
      name: "LabScenarios",
      dependencies: [
        "LabConversation", "LabFiles", "LabText", "LabWork", "MVCLab",
      ],
      path: "Sources/Tools/LabScenarios",
      swiftSettings: settings
    ),
    .target(
      name: "LabCourse",
      dependencies: ["LabConversation", "LabScenarios", "LabText", "LabWork", "MVCLab"],
      path: "Sources/Tools/LabCourse",
      swiftSettings: settings
    ),
    .target(
      name: "LabSearch",
      dependencies: ["HeadlessUI", "LabConversation", "LabText", "LabWork", "MVC", "MVCLab"],
      path: "Sources/Tools/LabSearch",
      swiftSettings: settings
    ),
    .target(
      name: "LabSite",
      dependencies: [
        "LabConversation", "LabCourse", "LabScenarios", "LabSearch", "LabText", "LabWork", "MVCLab",
      ],
      path: "Sources/Tools/LabSite",
      exclude: ["Resources"],
      swiftSettings: settings,
      plugins: ["EmbedSources"]
    ),
    .target(
      name: "LabExercises",
      dependencies: [
        "LabConversation", "LabScenarios", "LabSearch", "LabText", "LabWork", "MVCLab",
      ],
      path: "Sources/Tools/LabExercises",
      exclude: ["Documents"],
      swiftSettings: settings,
      plugins: ["EmbedSources"]
    ),
    .target(
      name: "LabTesting",
      dependencies: [
        "CWorkers", "CallStacks", "LabFiles", "LabPlatform", "LabScenarios", "LabSearch", "LabText",
        "MVCLab",
      ],
      path: "Sources/ForPackages/LabTesting",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "SourceEmbedder",
      path: "Sources/ForPackages/SourceEmbedder",
      swiftSettings: settings
    ),
    .plugin(
      name: "EmbedSources",
      capability: .buildTool(),
      dependencies: ["SourceEmbedder"],
      path: "Sources/ForPackages/EmbedSources"
    ),
    .plugin(
      name: "RunLab",
      capability: .command(
        intent: .custom(
          verb: "lab",
          description: "Runs the lab of the package, such as 'swift package lab run Scenarios'."
        )
      ),
      path: "Sources/ForPackages/RunLab"
    ),
    .target(
      name: "LabSystems",
      dependencies: [
        "HeadlessUI", "LabFiles", "LabText", "MVC", "MVCLab", "UIKitNames",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Systems"])),
      ],
      path: "Sources/Systems/LabSystems",
      swiftSettings: settings,
      plugins: ["EmbedSources"]
    ),
    .target(
      name: "LineEditing",
      dependencies: ["CLibEdit", "LabFiles", "LabPlatform", "LabText"],
      path: "Sources/Program/LineEditing",
      swiftSettings: settings
    ),
    .target(
      name: "LabWorkers",
      dependencies: ["CallStacks", "CWorkers", "LabPlatform", "LabWork"],
      path: "Sources/Program/LabWorkers",
      swiftSettings: settings
    ),
    .target(
      name: "LabCheck",
      dependencies: [
        "CallStacks", "LabExercises", "LabPlatform", "LabScenarios", "LabWork", "LabWorkers",
        "MVCLab",
      ],
      path: "Sources/Program/LabCheck",
      swiftSettings: settings
    ),
    .target(
      name: "LabProgram",
      dependencies: [
        "CPager", "CallStacks", "LabConversation", "LabCourse", "LabExercises", "LabFiles",
        "LabPlatform", "LabScenarios", "LabSearch", "LabSite", "LabText", "LabWork", "LabWorkers",
        "LineEditing", "MVCLab",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Program/LabProgram",
      swiftSettings: settings,
      plugins: ["EmbedSources"]
    ),
    .executableTarget(
      name: "LabTemplate",
      dependencies: ["HeadlessUI", "LabProgram", "MVC", "MVCLab"],
      path: "Sources/ForPackages/LabTemplate/Sources",
      swiftSettings: settings,
      plugins: ["EmbedSources"]
    ),
    .executableTarget(
      name: "mvclab",
      dependencies: ["LabCourse", "LabExercises", "LabProgram", "LabSystems", "MVCLab"],
      path: "Sources/Program/mvclab",
      swiftSettings: settings,
      plugins: ["EmbedSources"]
    ),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "PseudoTerminal",
      dependencies: ["CPseudoTerminal", "LabText", "LabPlatform"],
      path: "Tests/PseudoTerminal",
      swiftSettings: settings
    ),
    .target(
      name: "EditingStage",
      dependencies: ["LabPlatform", "LineEditing", "MVC", "PseudoTerminal"],
      path: "Tests/EditingStage",
      swiftSettings: settings
    ),
    .target(
      name: "CrashLab",
      dependencies: [
        "HeadlessUI", "LabProgram", "LabSamples", "LabSystems", "MVC", "MVCLab", "UIKitNames",
      ],
      path: "Tests/CrashLab",
      swiftSettings: settings,
      plugins: ["EmbedSources"]
    ),
    .executableTarget(
      name: "Trials",
      dependencies: [
        "CourseStage", "CrashLab", "EditingStage", "LabFiles", "LabPlatform", "LabProgram",
        "LabSamples", "LabSearch", "LabSite", "LabStage", "LabSystems", "LabText", "LabWork",
        "LineEditing", "MVCLab", "PseudoTerminal", "mvclab",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Trials",
      swiftSettings: settings
    ),
    .target(
      name: "LabSamples",
      dependencies: ["HeadlessUI", "MVC", "MVCLab", "UIKitNames"],
      path: "Tests/LabSamples",
      swiftSettings: settings,
      plugins: ["EmbedSources"]
    ),
    .target(
      name: "ExampleApps",
      dependencies: ["HeadlessUI", "MVC", "MVCLab"],
      path: "Examples/TwoApps/Sources/Apps",
      swiftSettings: settings,
      plugins: ["EmbedSources"]
    ),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "CrashLab", "EditingStage", "ExampleApps", "LabConversation", "LabExercises", "LabSamples",
        "LabScenarios", "LabSystems", "LineEditing", "MVC", "MVCLab", "PseudoTerminal", "Trials",
        "mvclab",
      ],
      exclude: ["Consumers/Readers"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SystemsTests",
      dependencies: [
        "HeadlessUI", "LabConversation", "LabStage", "LabSystems", "MVC", "MVCLab",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScenariosTests",
      dependencies: [
        "HeadlessUI", "LabConversation", "LabFiles", "LabPlatform", "LabScenarios", "LabStage",
        "LabSystems", "LabWork", "MVC", "MVCLab",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "LabStage",
      dependencies: ["HeadlessUI", "LabConversation", "LabScenarios", "MVC", "MVCLab"],
      path: "Tests/LabStage",
      swiftSettings: settings
    ),
    .target(
      name: "CourseStage",
      dependencies: [
        "LabConversation", "LabCourse", "LabExercises", "LabFiles", "LabSearch", "LabSite",
        "LabSystems", "LabWork", "MVCLab",
      ],
      path: "Tests/CourseStage",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CourseTests",
      dependencies: [
        "LabCourse", "LabExercises", "LabFiles", "LabScenarios", "LabSystems", "LabWork", "MVCLab",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SiteTests",
      dependencies: [
        "CourseStage",
        "LabConversation", "LabCourse", "LabFiles", "LabScenarios", "LabSearch", "LabSite",
        "LabSystems", "LabWork", "LabText", "MVCLab", "PseudoTerminal",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExercisesTests",
      dependencies: [
        "CourseStage",
        "HeadlessUI", "LabConversation", "LabExercises", "LabSystems", "LabWork", "MVCLab",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "LabTestingTests",
      dependencies: ["HeadlessUI", "LabSystems", "LabTesting", "MVC", "MVCLab"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SearchTests",
      dependencies: [
        "LabConversation",
        "CourseStage",
        "ExampleApps", "HeadlessUI", "LabSamples", "LabSearch", "LabSystems", "LabWork", "MVC",
        "MVCLab",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ConversationTests",
      dependencies: [
        "HeadlessUI", "LabConversation", "LabSamples", "LabStage", "LabSystems", "MVC", "MVCLab",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CodeReadingTests",
      dependencies: ["CodeReading"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "MVCLabTests",
      dependencies: [
        "ExampleApps", "HeadlessUI", "LabConversation", "LabSamples", "LabScenarios", "LabStage",
        "LabSystems", "MVC", "MVCLab", "UIKitNames",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "HeadlessUITests",
      dependencies: ["HeadlessUI", "LabText", "MVC", "UIKitNames"],
      swiftSettings: settings
    ),
    .testTarget(name: "MVCTests", dependencies: ["MVC"], swiftSettings: settings),
    .testTarget(
      name: "LineEditingTests",
      dependencies: [
        "LabPlatform", "LabText", "LineEditing", "MVC", "PseudoTerminal", "Trials",
      ],
      swiftSettings: settings
    ),
    .testTarget(name: "WorkTests", dependencies: ["LabWork"], swiftSettings: settings),
    .testTarget(name: "TextTests", dependencies: ["LabText"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// The benchmarks measure what only the user's hand may do, so they belong to this package; what they
// compare with is fetched for them alone.
if Context.environment["MVCLAB_BENCH"] != nil {
  package.dependencies += [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")
  ]
  package.targets += [
    // Foundation wants observers that any thread may call, which a controller is not; code as it is
    // published ignores that, so this baseline is Swift 5.
    .target(
      name: "PostedLoop",
      path: "Benchmarks/Sources/PostedLoop",
      swiftSettings: settings + [.swiftLanguageMode(.v5)]
    ),
    .target(name: "CCounting", path: "Benchmarks/Sources/CCounting"),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CCounting", "HeadlessUI", "LabConversation", "LabSearch", "LabSystems", "MVCLab",
        "PostedLoop",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Benchmarks/Sources/bench",
      exclude: ["todo_machine.py"],
      swiftSettings: settings
    ),
  ]
}

// The documentation is built by a plugin that only those who build it fetch.
if Context.environment["MVCLAB_DOCUMENTATION"] != nil {
  package.dependencies += [
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")
  ]
}
