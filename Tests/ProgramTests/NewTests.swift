import Foundation
import PseudoTerminal
import Testing

@Suite("mvclab new", .waits)
struct NewTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  func new(_ arguments: String..., in folder: String = "") throws -> Run {
    try Run(
      Package.program,
      ["new"] + arguments,
      environment: ["PATH": "/usr/bin:/bin"],
      in: scratch.folder.appending(path: folder)
    )
  }

  /// The lines that report the files of a module.
  static func module(_ name: String, in folder: String) -> String {
    [
      "Assembly", "Contract", "Entry", "MisusedViewController", "Model", "Store", "System", "View",
      "ViewController",
    ].map { "wrote \(folder)/\(name)/\(name)\($0).swift" }.joined(separator: "\n")
  }

  @Test func `in a missing folder, new writes a whole package`() throws {
    let run = try new("shopping list", "--out", "a b/c/")
    #expect(
      run.output == """
        wrote a b/c/.gitignore
        wrote a b/c/Package.swift
        wrote a b/c/Scenarios/shoppinglist.md
        \(Self.module("ShoppingList", in: "a b/c/Sources/Lab"))
        wrote a b/c/Sources/Lab/ShoppingListLab.swift
        wrote a b/c/Tests/LabTests/LabTests.swift
        next, with libedit-dev installed, run
          cd 'a b/c' && swift run shoppinglistlab run Scenarios
          cd 'a b/c' && swift run shoppinglistlab shoppinglist
          cd 'a b/c' && swift test

        """
    )
    #expect(run.errors == "")
    #expect(run.code == 0)
    let written = run.output.split(separator: "\n").filter { $0.hasPrefix("wrote ") }
    let files = try scratch.contents.filter { !$0.hasSuffix("Lab") && $0.contains(".") }
    #expect(files == written.map { String($0.dropFirst("wrote ".count)) })
  }

  @Test func `in an empty folder, new fills it; beside another lab it makes a folder`() throws {
    #expect(try new("notes").output.hasPrefix("wrote .gitignore\n"))
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Sources"))
    let run = try new("notes")
    #expect(run.output.hasPrefix("wrote Notes/.gitignore\n"))
    #expect(
      run.output.hasSuffix("\n  cd Notes && swift run noteslab notes\n  cd Notes && swift test\n")
    )
  }

  @Test func `in a lab, new adds a module, and its system to those of the lab`() throws {
    _ = try new("notes")
    let before = try scratch.contents
    let run = try new("Plants")
    #expect(
      run.output == """
        wrote Scenarios/plants.md
        \(Self.module("Plants", in: "Sources/Lab"))
        added '.plants' to 'systems' in Sources/Lab/NotesLab.swift
        next, with libedit-dev installed, run
          swift run noteslab run Scenarios
          swift run noteslab plants
          swift test

        """
    )
    #expect(try scratch.contents.count == before.count + 11)
    #expect(
      try scratch.text("Sources/Lab/NotesLab.swift").hasSuffix(
        "  static let systems: [System] = [.notes, .plants]\n}\n"
      )
    )
    let refused = try new("trees", "--package", ".")
    #expect(
      refused.errors == "mvclab: '--package' is for a new package; '.' already contains one\n"
    )
    #expect(refused.code == 64)
  }

  @Test(
    arguments: [
      ("= [.notes]", "= [.notes, .plants]"),
      ("= []", "= [.plants]"),
      ("= [.plants]", "= [.plants]"),
      ("= [\n    .notes\n  ]", "= [\n    .notes,\n    .plants,\n  ]"),
      ("{ [.notes, .trees,] }", "{ [.notes, .trees, .plants] }"),
      ("= [.notes(of: \"me\")]", nil),
      ("= [\n    // The first one.\n    .notes\n  ]", nil),
      ("= System.mine", nil),
    ] as [(String, String?)]
  )
  func `new changes a list of plain names only`(_ list: String, changed: String?) throws {
    _ = try new("notes")
    let file = "Sources/Lab/NotesLab.swift"
    let text = try scratch.text(file)
    _ = try scratch.file(file, text.replacing("= [.notes]", with: list))
    let run = try new("plants")
    #expect(run.code == 0)
    let what = changed == nil ? "now add" : "added"
    #expect(run.output.contains("\n\(what) '.plants' to 'systems' in \(file)\n"))
    #expect(try scratch.text(file) == text.replacing("= [.notes]", with: changed ?? list))
  }

  @Test func `the README goes on as new's output says`() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "mvclab"),
      withIntermediateDirectories: false
    )
    let told = try new("Notes", "--out", "../Notes", in: "mvclab").output
    let lines = try Package.text("README.md").split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("mvclab new Notes --out ../Notes ") })
    let onward = lines.filter { $0.hasPrefix("cd ") }
    #expect(!onward.isEmpty)
    for line in onward { #expect(told.contains("\n  \(line)\n")) }
  }

  @Test func `new leaves no name of the template's`() throws {
    _ = try new("plants")
    for file in try scratch.contents where file.contains(".swift") || file.contains(".md") {
      let text = try scratch.text(file).lowercased()
      #expect(!text.contains("samplelist") && !text.contains("sample list"), "\(file)")
    }
  }

  @Test func `a new package depends on the program's package, or on the one given`() throws {
    func lines(_ arguments: [String]) throws -> [String] {
      let folder = UUID().uuidString
      let run = try Run(
        Package.program,
        ["new", "notes", "--out", folder] + arguments,
        environment: [:],
        in: scratch.folder
      )
      #expect(run.errors == "")
      return try scratch.text("\(folder)/Package.swift").split(separator: "\n")
        .filter {
          $0.contains(".package(") || $0.contains("\"MVCLab\"") || $0.contains("// 'mvclab")
        }
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let folder = Package.folder.path
    let start = scratch.folder.resolvingSymlinksInPath().pathComponents + ["notes"]
    let end = URL(fileURLWithPath: folder).resolvingSymlinksInPath().pathComponents
    let common = zip(start, end).prefix { $0 == $1 }.count
    let way = (start.dropFirst(common).map { _ in ".." } + end.dropFirst(common))
      .joined(separator: "/")
    let here = [
      "// 'mvclab' is in this folder on each machine that builds this package. Where it is not, write",
      ".package(name: \"mvclab\", path: \"\(way)\", traits: [])",
      ".product(name: \"MVCLab\", package: \"mvclab\"),",
      ".product(name: \"MVCLab\", package: \"mvclab\"),",
    ]
    #expect(try lines(["--package", folder]) == here)
    #expect(try lines(["--package", "\(folder)/Sources/.."]) == here)
    #expect(
      try lines(["--package", "https://example.org/labs/lab-of-mvc.git"]) == [
        "// 'mvclab' has no version yet: 'revision:' in place of 'branch:' keeps one state of it.",
        ".package(url: \"https://example.org/labs/lab-of-mvc.git\", branch: \"main\", traits: [])",
        ".product(name: \"MVCLab\", package: \"lab-of-mvc\"),",
        ".product(name: \"MVCLab\", package: \"lab-of-mvc\"),",
      ]
    )
    let nowhere = try new("notes", "--package", scratch.folder.path)
    #expect(
      nowhere.errors == "mvclab: '\(scratch.folder.path)' does not contain the 'mvclab' package\n"
    )
    #expect(nowhere.code == 66)
  }

  @Test func `a program outside its package asks for the path of the lab`() throws {
    let program = scratch.path("mvclab")
    try copyProgram(builtProgram("mvclab"), to: program)
    let run = try Run(program, ["new", "notes"], environment: [:], in: scratch.folder)
    #expect(
      run.errors
        == """
        mvclab: cannot find the 'mvclab' package; pass its path or URL with '--package'

        """
    )
    #expect(run.code == 64)
    #expect(try scratch.contents == ["mvclab"])
  }
}

// MARK: - The lab that a package depends on

extension NewTests {
  /// A folder that looks like the lab, cloned from a URL, with the program in it.
  func lab(in folder: String) throws -> String {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "\(folder)/.git"),
      withIntermediateDirectories: true
    )
    _ = try scratch.file("\(folder)/Package.swift", "let package = Package(\n  name: \"mvclab\")\n")
    _ = try scratch.file(
      "\(folder)/.git/config",
      "[remote \"origin\"]\n\turl = https://ann:secret@example.org/mvclab.git\n\tfetch = +refs/heads/*\n"
    )
    let program = scratch.path("\(folder)/mvclab")
    try copyProgram(builtProgram("mvclab"), to: program)
    return program
  }

  /// Makes a package; returns its dependency.
  private func dependency(of package: String, madeBy program: String) throws -> String? {
    let run = try Run(
      program,
      ["new", "notes", "--out", package],
      environment: [:],
      in: scratch.folder
    )
    #expect(run.errors == "")
    return try scratch.text("\(package)/Package.swift").split(separator: "\n")
      .first { $0.hasPrefix("    .package(") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `the manifest names a lab beside the package by path, and a far one by its URL`()
    throws
  {
    let program = try lab(in: "code/mvclab")
    #expect(
      try dependency(of: "code/apps/notes", madeBy: program)
        == ".package(name: \"mvclab\", path: \"../../mvclab\", traits: [])"
    )
    #expect(
      try dependency(of: "elsewhere/notes", madeBy: program)
        == ".package(url: \"https://example.org/mvclab.git\", branch: \"main\", traits: [])"
    )
  }

  @Test func `a lab made from a generated lab depends on the same package`() throws {
    let program = try lab(in: "code/mvclab")
    _ = try dependency(of: "code/notes", madeBy: program)
    let second = scratch.path("code/notes/noteslab")
    try copyProgram(program, to: second)
    #expect(
      try dependency(of: "code/apps/plants", madeBy: second)
        == ".package(name: \"mvclab\", path: \"../../mvclab\", traits: [])"
    )
  }
}
