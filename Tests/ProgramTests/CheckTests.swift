import Foundation
import LabExercises
import PseudoTerminal
import Testing

/// Checks exercises with a `swift` that compiles nothing: what is built, and what becomes of its messages.
@Suite("mvclab check", .waits)
struct CheckTests {
  private let scratch: Scratch
  /// The folder in which the checks are built.
  private let place: URL
  private var package: URL { place.appending(path: "package") }

  init() throws {
    scratch = try Scratch()
    place = scratch.folder.appending(path: "place")
    let written = try check("exercise", "F1", "--out", "f1/").output
    #expect(written.hasPrefix("wrote f1/.gitignore\n"))
    #expect(written.hasSuffix("\n  mvclab check 'f1' --package 'https://example.org/mvclab.git'\n"))
    try compiler(
      """
      echo '[1/1] Compiling Repair MineWiring.swift'
      mkdir -p "$5/debug"
      printf '#!/bin/sh\\necho "0 of 6 points, as $1"; exit 1' > "$5/debug/Check"
      chmod +x "$5/debug/Check"
      """
    )
  }

  /// Makes a script the program `swift`, which is called with `build --package-path DIR --scratch-path DIR …`.
  private func compiler(_ script: String) throws {
    let file = try scratch.file("swift", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
  }

  private func check(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    let isCheck = arguments.first != "exercise"
    let package = ["--package", "https://example.org/mvclab.git"]
    return try Run(
      arguments: (isCheck ? ["check"] : []) + arguments + package,
      "",
      ["PATH": "\(scratch.folder.path):/usr/bin:/bin"].merging(environment) { $1 },
      in: scratch.folder
    )
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: package.appending(path: file), encoding: .utf8)
  }

  private var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: package.path).sorted()
        .filter { $0.hasSuffix(".swift") && !$0.contains("/Given/") }
    }
  }

  private static let mine = "f1/Sources/Lab/Mine"

  @Test func `only the files that the exercise names are copied, into a package of the lab's`()
    throws
  {
    for file in ["f1/Package.swift", "f1/Sources/Lab/F1Lab.swift", "\(Self.mine)/Extra.swift"] {
      _ = try scratch.file(file, "fatalError()\n")
    }
    _ = try scratch.file("\(Self.mine)/MineListController.swift", "// repaired\n")
    let run = try check("f1/", "--scratch-path", "place")
    let place = place.resolvingSymlinksInPath().path
    #expect(
      run.errors == """
        mvclab: 'f1/Sources/Lab/Mine/Extra.swift' is left out; the exercise has no such file
        mvclab: the first check in '\(place)' builds the lab, which takes minutes

        """
    )
    #expect(
      run.output == """
        F1  The second window (unit 1.2, 20 minutes)
        0 of 6 points, as text
        a hint: swift run --package-path 'f1' f1lab hint

        """
    )
    #expect(run.code == 1)
    #expect(
      try files == [
        "Package.swift", "Sources/Check/Check.swift", "Sources/Check/Repaired.swift",
        "Sources/Lab/Mine/MineEditController.swift", "Sources/Lab/Mine/MineListController.swift",
        "Sources/Lab/Mine/MineWiring.swift", "Sources/Lab/RepairedWiring.swift",
      ]
    )
    #expect(try text("Sources/Lab/Mine/MineListController.swift") == "// repaired\n")
    #expect(try text("Package.swift") == Self.manifest)
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Check",
      platforms: [.macOS(.v15)],
      dependencies: [
        .package(url: "https://example.org/mvclab.git", branch: "main")
      ],
      targets: [
        .target(
          name: "Repair",
          dependencies: [
            .product(name: "MVC", package: "mvclab"),
            .product(name: "HeadlessUI", package: "mvclab"),
            .product(name: "UIKitNames", package: "mvclab"),
            .product(name: "MVCLab", package: "mvclab"),
            .product(name: "LabSystems", package: "mvclab"),
          ],
          path: "Sources/Lab"
        ),
        .executableTarget(
          name: "Check",
          dependencies: [
            "Repair",
            .product(name: "LabCheck", package: "mvclab"),
            .product(name: "LabSystems", package: "mvclab"),
            .product(name: "MVCLab", package: "mvclab"),
          ],
          swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")],
          plugins: [.plugin(name: "EmbedSources", package: "mvclab")]
        ),
      ],
      swiftLanguageModes: [.v6]
    )

    """

  @Test func `the next check builds in the same place, and leaves equal files as they are`() throws
  {
    let caches = ["XDG_CACHE_HOME": scratch.path("caches")]
    #expect(try check("f1", environment: caches).code == 1)
    let package = scratch.folder.appending(path: "caches/mvclab/check/package")
    func dates() throws -> [String: Date] {
      let files = try FileManager.default.subpathsOfDirectory(atPath: package.path)
      let swift = files.filter { $0.hasSuffix(".swift") }.map { file in
        (file, package.appending(path: file).path)
      }
      return try Dictionary(uniqueKeysWithValues: swift).compactMapValues {
        try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date
      }
    }
    let before = try dates()
    _ = try scratch.file("\(Self.mine)/MineWiring.swift", "// another\n")
    let run = try check("f1", "--format", "csv", environment: caches)
    #expect(run.output == "0 of 6 points, as csv\n")
    #expect(run.errors == "")
    let after = try dates()
    #expect(before.keys == after.keys)
    #expect(
      after.filter { before[$0] != $1 }.keys.sorted() == ["Sources/Lab/Mine/MineWiring.swift"]
    )
    #expect(try check("exercise", "F7", "--out", "f7").code == 0)
    #expect(try check("f7", environment: caches).code == 1)
    #expect(try !dates().keys.contains { $0.contains("ToDo") || $0.contains("MineList") })
  }

  @Test func `what the compiler says is told with the learner's file`() throws {
    try compiler(
      """
      echo 'Building for debugging...'
      echo 'error: emit-module command failed with exit code 1 (use -v to see invocation)'
      echo '[5/7] Emitting module Repair'
      for file in 1 2; do
        echo "$3/Sources/Lab/Mine/MineWiring.swift:8:29: error: cannot find 'Mein' in scope" >&2
        echo ' 8 |   Mein.List()'
      done
      exit 1
      """
    )
    let run = try check("f1", "--scratch-path", place.path)
    #expect(
      run.errors.hasSuffix(
        """
         builds the lab, which takes minutes
        f1/Sources/Lab/Mine/MineWiring.swift:8:29: error: cannot find 'Mein' in scope
         8 |   Mein.List()
        mvclab: the wiring does not compile; nothing was checked

        """
      )
    )
    #expect(!run.errors.contains("[5/7]") && !run.errors.contains("invocation"))
    #expect(run.output == "")
    #expect(run.code == 1)
  }

  @Test func `a lab that can't be built is no fault of the wiring`() throws {
    try compiler("echo 'error: Failed to clone repository' >&2; exit 1")
    let run = try check("f1", "--scratch-path", place.path)
    #expect(
      run.errors.hasSuffix(
        """
        error: Failed to clone repository
        mvclab: the check could not be built; nothing was checked

        """
      )
    )
    #expect(run.code == 66)
  }

  /// Arguments that are refused, the exit code, and why.
  private static let refused: [(String, Int32, String)] = [
    (
      "f1 --scratch-path f1/Exercise.md", 73,
      "cannot write 'f1/Exercise.md/package': not a directory; choose another folder with '--scratch-path'"
    ),
    ("f1", 73, "there is no home folder to build in; choose a folder with '--scratch-path'"),
    (
      "f2", 66,
      """
      'f2' has no 'Exercise.md' that names the exercise; choose a folder that 'mvclab exercise' has written, \
      or name the exercise with '--exercise'
      """
    ),
    (
      "f1 --exercise F7", 66,
      "'f1/Sources/Lab/Mine/MineCounterView.swift' is missing; the exercise needs it"
    ),
    ("f1 --exercise F77", 64, "unknown exercise 'F77'; did you mean 'F7'?"),
  ]

  @Test(arguments: refused)
  func `a folder that can't be checked is refused`(
    arguments: String,
    code: Int32,
    message: String
  ) throws {
    let words = arguments.split(separator: " ").map(String.init)
    let run = try Run(arguments: ["check"] + words, in: scratch.folder)
    #expect(run.errors == "mvclab: " + message + "\n")
    #expect(run.code == code)
  }

  @Test func `without a compiler, a check says what it needs`() throws {
    let run = try check("f1", "--scratch-path", "place", environment: ["PATH": "/nonexistent"])
    #expect(
      run.errors.hasSuffix(
        "mvclab: cannot find 'swift' on the PATH; install Swift, which compiles the wiring\n"
      )
    )
    #expect(run.code == 66)
  }

  @Test func `a check that is stopped ends the build, and the next one is as the first`() throws {
    try compiler("echo $$ > '\(scratch.path("build"))'; exec sleep 600")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: builtMVCLab)
    process.arguments = [
      "check", "f1", "--scratch-path", place.path, "--package", "https://a.b/mvclab",
    ]
    process.environment = ["PATH": "\(scratch.folder.path):/usr/bin:/bin"]
    process.currentDirectoryURL = scratch.folder
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    while (try? scratch.text("build"))?.hasSuffix("\n") != true { usleep(10_000) }
    // Another check waits for this one, until it is stopped as well.
    let waiting = try Shell(
      """
      timeout -s INT 0.5 $0 check f1 --scratch-path place --package https://a.b/mvclab; echo $?
      """,
      in: scratch.folder
    )
    let place = place.resolvingSymlinksInPath().path
    #expect(
      waiting.output == """
        mvclab: another check uses '\(place)'; this one waits for its end
        mvclab: interrupted
        124

        """
    )
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(told.hasSuffix("\nmvclab: interrupted\n"))
    let build = try #require(Int32(scratch.text("build").dropLast()))
    #expect(kill(build, 0) == -1)
  }
}
