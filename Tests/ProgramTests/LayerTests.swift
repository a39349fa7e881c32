import Foundation
import Testing

/// Reads the manifest and the imports.
///
/// The compiler finds modules that the manifest does not name, if they happen to be built, and the package manager's
/// option `--explicit-target-dependency-import-check` lets them pass.
@Suite("The layers of the sources")
struct LayerTests {
  /// A module may use those of its own layer and of the layers before it.
  private static let layers = [
    "Support", "Framework", "Lab", "Systems", "Tools", "Program", "ForPackages",
  ]

  @Test func `each folder of the sources is a layer, and each folder of a layer is a module`()
    throws
  {
    let manifest = try Manifest.package()
    #expect(try Self.folders("Sources") == Self.layers.sorted())
    for layer in Self.layers {
      #expect(
        try Self.folders("Sources/\(layer)")
          == manifest.targets.filter { $0.layer == layer }.map(\.name).sorted()
      )
    }
  }

  @Test func `no module uses one of a later layer, and only the program uses the systems`() throws {
    #expect(try Self.breaches(in: .package()) == [])
  }

  @Test func `a module that uses a later layer is found, and one that uses the systems`() throws {
    let manifest = Manifest(targets: [
      .init(name: "LabText", path: "Sources/Support/LabText", uses: ["MVC"]),
      .init(name: "MVC", path: "Sources/Framework/MVC", uses: ["HeadlessUI", "LabText"]),
      .init(name: "HeadlessUI", path: "Sources/Framework/HeadlessUI", uses: ["LabText", "MVC"]),
      .init(name: "LabSystems", path: "Sources/Systems/LabSystems", uses: ["HeadlessUI"]),
      .init(name: "LabCourse", path: "Sources/Tools/LabCourse", uses: ["LabSystems", "GRDB"]),
      .init(name: "mvclab", path: "Sources/Program/mvclab", uses: ["LabCourse", "LabSystems"]),
      .init(name: "Tests", path: "Tests/Tests", uses: ["mvclab", "LabSystems"]),
    ])
    #expect(Self.breaches(in: manifest) == ["LabText uses MVC", "LabCourse uses LabSystems"])
  }

  @Test func `a module imports what the manifest says that it uses`() throws {
    let targets = try Manifest.package().targets
    let names = Set(targets.map(\.name))
    // A plugin uses a program, which it does not import.
    for target in targets where !target.layer.isEmpty && target.type != "plugin" {
      let imports = try Self.imports(of: target).intersection(names)
      #expect(imports == Set(target.uses).intersection(names), "\(target.name)")
    }
  }

  @Test func `CONTRIBUTING lists each module, layer by layer`() throws {
    let rows = try Package.text("CONTRIBUTING.md").split(separator: "\n")
      .drop { !$0.hasPrefix("| layer |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    var listed: [String: [String]] = [:]
    var layer = ""
    for row in rows {
      if !row[0].isEmpty { layer = row[0] }
      listed[layer, default: []] += row[1].replacing("`", with: "").split(separator: ", ").map(
        String.init
      )
    }
    let modules = Dictionary(grouping: try Manifest.package().targets, by: \.layer)
    for layer in Self.layers {
      #expect(listed["`\(layer)`"]?.sorted() == modules[layer]?.map(\.name).sorted())
    }
  }

  private static func breaches(in manifest: Manifest) -> [String] {
    let layers = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.layer) })
    return manifest.targets.flatMap { target in
      target.uses.filter { used in
        guard let own = Self.layers.firstIndex(of: target.layer), let layer = layers[used],
          let other = Self.layers.firstIndex(of: layer)
        else { return false }
        return own < other || layer == "Systems" && target.name != "mvclab"
      }.map { "\(target.name) uses \($0)" }
    }
  }

  /// The modules that the files of a target import.
  private static func imports(of target: Manifest.Target) throws -> Set<String> {
    let folder = Package.folder.appending(path: target.path)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
    return try files.reduce(into: []) { imports, file in
      for line in try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n")
      {
        // A line in a text is indented.
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard let keyword = words.firstIndex(of: "import"), keyword < 2,
          words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "package" })
        else { continue }
        let name = words[(keyword + 1)...].drop { kinds.contains(String($0)) }.first ?? ""
        imports.insert(String(name.prefix { $0 != "." }))
      }
    }
  }

  private static func folders(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Package.folder.appending(path: path).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// The targets of a package, and the targets that each one uses.
private struct Manifest {
  struct Target {
    let name: String
    let path: String
    var type = "regular"
    let uses: [String]

    /// The folder of `Sources` that it is in; empty for a target elsewhere.
    var layer: String {
      let parts = path.split(separator: "/")
      return parts.first == "Sources" && parts.count > 2 ? String(parts[1]) : ""
    }
  }

  let targets: [Target]

  /// That of this package, as the package manager reads it.
  static func package() throws -> Self {
    let scratch = try Scratch()
    let dump = try Run(
      "/usr/bin/env",
      ["swift", "package", "--scratch-path", scratch.path("build"), "dump-package"],
      environment: ProcessInfo.processInfo.environment,
      in: Package.folder
    )
    try #require(dump.code == 0, "\(dump.errors)")
    let read = try JSONDecoder().decode(Dump.self, from: Data(dump.output.utf8))
    return Manifest(
      targets: read.targets.map { target in
        Target(
          name: target.name,
          path: target.path ?? "",
          type: target.type,
          uses: target.dependencies.compactMap {
            ($0.byName ?? $0.target)?.compactMap(\.self).first
          }
        )
      }
    )
  }

  private struct Dump: Decodable {
    let targets: [Target]

    struct Target: Decodable {
      let name: String
      let path: String?
      let type: String
      let dependencies: [Dependency]
    }

    /// A name, and a condition that may be missing.
    struct Dependency: Decodable {
      let byName: [String?]?
      let target: [String?]?
    }
  }
}
