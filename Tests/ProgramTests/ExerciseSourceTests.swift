import Foundation
import LabExercises
import LabSystems
import MVCLab
import PseudoTerminal
import Testing

extension PackageTests {
  /// Compiles what the packages of the exercises consist of, against the modules of this build.
  ///
  /// A whole package takes a minute to build; the sources alone take seconds.
  @Suite("The sources of the exercises' packages", .waits)
  struct ExerciseSourceTests {
    private static let folder = Package.folder.appending(path: ".build/outsider/sources")
    private static let products = URL(fileURLWithPath: builtMVCLab).deletingLastPathComponent()
    private static let scratch = products.deletingLastPathComponent().deletingLastPathComponent()

    /// The folders in which the compiler finds modules: those of this build, and of C code.
    private static let modules = [
      products.appending(path: "Modules"),
      Package.folder.appending(path: "Sources/Support/CLibEdit"),
      scratch.appending(path: "checkouts/GRDB.swift/Sources/GRDBSQLite"),
    ].flatMap { ["-I", $0.path] }

    /// The modules of C code whose maps the build writes.
    private static func maps() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: products.path).sorted()
        .map { products.appending(path: "\($0)/module.modulemap").path }
        .filter(FileManager.default.fileExists)
        .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    /// What the build plugin of the package generates.
    private static let embedded = """
      import MVCLab

      extension SourceIndex {
        static let embedded = SourceIndex([])
      }

      """

    /// Writes sources, and returns the complaints of the compiler.
    private static func complaints(about files: [ExerciseSources.File]) throws -> String {
      try? FileManager.default.removeItem(at: folder)
      for file in files + [("Embedded.swift", embedded)] {
        let place = folder.appending(path: file.name)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(file.text.utf8).write(to: place)
      }
      let run = try Run(
        "/usr/bin/env",
        [
          "nice", "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
        ] + maps() + modules + files.map(\.name) + ["Embedded.swift"],
        environment: ProcessInfo.processInfo.environment,
        in: folder
      )
      return run.code == 0 ? run.errors : "\(run.output)\(run.errors)\(run.code)"
    }

    @Test(.buildsPackages, arguments: Exercise.all.map(\.name))
    func `the wiring to repair and the solution compile without warnings`(name: String) throws {
      let exercise = try #require(Exercise.named(name))
      let system = try #require([System].all.first { $0.name == exercise.setting.system })
      let sources = ExerciseSources(exercise, system)
      let wiring = sources.check([]).filter { $0.name == "Sources/Lab/RepairedWiring.swift" }
      for side in [exercise.broken, exercise.solution] {
        #expect(
          try Self.complaints(about: sources.files(side) + wiring) == "",
          "\(side.name)"
        )
      }
    }

    @Test(arguments: Exercise.all.map(\.name))
    func `the program writes these sources, and names their imports`(name: String) throws {
      let exercise = try #require(Exercise.named(name))
      let system = try #require([System].all.first { $0.name == exercise.setting.system })
      let scratch = try Scratch()
      let package = scratch.folder.appending(path: "package")
      #expect(try Run("exercise", name, "--out", package.path).code == 0)
      func text(_ name: String) throws -> String {
        try String(contentsOf: package.appending(path: name), encoding: .utf8)
      }
      let manifest = try text("Package.swift")
      for file in ExerciseSources(exercise, system).files(exercise.broken) {
        #expect(try text(file.name) == file.text, "\(file.name)")
        for line in file.text.split(separator: "\n") where line.hasPrefix("import ") {
          #expect(manifest.contains("\"\(line.dropFirst(7))\", package:"), "\(file.name): \(line)")
        }
      }
    }
  }
}
