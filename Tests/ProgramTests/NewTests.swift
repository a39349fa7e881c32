import Foundation
import PseudoTerminal
import Testing

@Suite("mvclab new")
struct NewTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func new(_ arguments: String..., in folder: String = "") throws -> Run {
    try Run(
      Package.program,
      ["new"] + arguments,
      environment: ["PATH": "/usr/bin:/bin"],
      in: scratch.folder.appending(path: folder)
    )
  }

  /// The lines that report the files of a module.
  private static func module(_ name: String, in folder: String) -> String {
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
        next, run
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
        next, run
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
    #expect(lines.contains("swift run mvclab new Notes --out ../Notes"))
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
    try FileManager.default.copyItem(atPath: builtProgram("mvclab"), toPath: program)
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
  private func lab(in folder: String) throws -> String {
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
    try FileManager.default.copyItem(atPath: builtProgram("mvclab"), toPath: program)
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
    try FileManager.default.copyItem(atPath: program, toPath: second)
    #expect(
      try dependency(of: "code/apps/plants", madeBy: second)
        == ".package(name: \"mvclab\", path: \"../../mvclab\", traits: [])"
    )
  }
}

// MARK: - Names

extension NewTests {
  @Test(arguments: [
    ("notes", "Notes", "noteslab"), ("shoppingList", "ShoppingList", "shoppinglistlab"),
    ("to-do_list 2", "ToDoList2", "todolist2lab"), ("URLs", "URLs", "urlslab"),
    ("café", "Café", "cafélab"), ("购物", "购物", "购物lab"), ("  x  ", "X", "xlab"),
  ]
  )
  func `new turns a name into a valid one`(_ text: String, type: String, program: String) throws {
    let run = try new(text, "--out", "lab")
    #expect(run.errors == "")
    #expect(run.output.contains("wrote lab/Sources/Lab/\(type)/\(type)Model.swift\n"))
    #expect(run.output.contains("  cd lab && swift run \(program) "))
  }

  @Test(arguments: [
    ("", "the name is empty; try 'Notes'"),
    (" - ", "the name is empty; try 'Notes'"),
    ("2 lists", "'2 lists' does not begin with a letter"),
    ("a/b", "'/' is not allowed in a name; '--out' chooses the folder"),
    ("..\\b", "'.' is not allowed in a name; use letters, digits and spaces"),
    ("a\nb", "a line break is not allowed in a name; use letters, digits and spaces"),
    ("🐶", "'🐶' is not allowed in a name; use letters, digits and spaces"),
    ("default", "'default' is a reserved word of Swift; choose another name"),
    ("Default", "'default' is a reserved word of Swift; choose another name"),
    ("self", "'self' is a reserved word of Swift; choose another name"),
    ("System", "'System' is a name of the lab; choose another name"),
    ("model", "'Model' is a name of the lab; choose another name"),
    ("Table", "'TableView' is a name of the lab; choose another name"),
    ("mvc", "'Mvc' is a name of the lab; choose another name"),
    ("run", "'run' is a name of the lab; choose another name"),
    (
      "a list of all the things to buy",
      "'A List Of All The Things To Buy' is too long; at most 28 columns fit on a screen"
    ),
  ]
  )
  func `new refuses an invalid name and says why`(_ text: String, reason: String) throws {
    let run = try new(text, "--out", "lab")
    #expect(run.errors == "mvclab: \(reason)\n")
    #expect(run.code == 64)
    #expect(try scratch.contents == [])
  }

  @Test func `new knows every public type of the lab`() throws {
    let known = try Package.text("Sources/LabProgram/Generator/LabWord.swift")
    for name in try Self.publicTypes() { #expect(known.contains("\"\(name)\""), "\(name)") }
  }

  /// The types that a file of a module sees.
  private static func publicTypes() throws -> Set<String> {
    let kinds: Set = ["class", "struct", "enum", "protocol", "typealias"]
    var names: Set<String> = []
    for module in ["MVC", "HeadlessUI", "MVCLab"] {
      let folder = "Sources/\(module)"
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: Package.folder.appending(path: folder).path
      )
      for file in files where file.hasSuffix(".swift") {
        for line in try Package.text("\(folder)/\(file)").split(separator: "\n") {
          let words = line.split { !$0.isLetter }.map(String.init)
          guard line.hasPrefix("public ") || line.hasPrefix("open "),
            let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count
          else { continue }
          names.insert(words[kind + 1])
        }
      }
    }
    #expect(names.count > 80)
    return names
  }
}

// MARK: - All or nothing

extension NewTests {
  @Test func `new overwrites no file, and then writes none`() throws {
    _ = try new("notes")
    let before = try scratch.contents
    let again = try new("notes")
    #expect(again.errors == "mvclab: 'Scenarios/notes.md' exists; nothing was written\n")
    #expect(again.code == 73)
    #expect(try scratch.contents == before)
  }

  @Test func `new adds no file or type that the target has already`() throws {
    _ = try new("notes")
    let before = try scratch.contents
    let file = try new("Notes Misused")
    #expect(
      file.errors == """
        mvclab: 'Sources/Lab/Notes/NotesMisusedViewController.swift' exists, and a second \
        'NotesMisusedViewController.swift' would not build; nothing was written

        """
    )
    #expect(file.code == 73)
    #expect(try scratch.contents == before)
    _ = try scratch.file(
      "Sources/Lab/Mine.swift",
      "private struct TreesView {}\n@MainActor final class plantsView: View {}\n"
    )
    let type = try new("plants")
    #expect(
      type.errors
        == "mvclab: 'Sources/Lab/Mine.swift' already declares the type 'PlantsView'; nothing was written\n"
    )
    #expect(type.code == 73)
    #expect(try new("trees").code == 0)
  }

  @Test func `new leaves a folder with other content alone`() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "lab/src"),
      withIntermediateDirectories: true
    )
    _ = try scratch.file("file", "")
    let before = try scratch.contents
    let strange = try new("notes", "--out", "lab")
    #expect(
      strange.errors == """
        mvclab: 'lab' is neither empty nor a lab; choose another folder with '--out'

        """
    )
    #expect(strange.code == 73)
    let file = try new("notes", "--out", "file")
    #expect(file.code == 73)
    let below = try new("notes", "--out", "file/lab")
    #expect(
      below.errors == "mvclab: cannot write to 'file/lab': not a directory; nothing was written\n"
    )
    #expect(below.code == 73)
    #expect(try scratch.contents == before)
  }

  @Test func `where one file fails, new removes the others`() throws {
    _ = try new("notes")
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Scenarios"))
    _ = try scratch.file("Scenarios", "no folder")
    let before = try scratch.contents
    let run = try new("plants")
    #expect(run.errors == "mvclab: cannot write to '.': not a directory; nothing was written\n")
    #expect(run.code == 73)
    #expect(try scratch.contents == before)
  }

  @Test(arguments: ["lab", "deep/er/lab", "."])
  func `a full disk leaves nothing of new behind`(_ folder: String) throws {
    let run = try Run(
      "/bin/sh",
      [
        "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" new notes --out \(folder)",
        Package.program,
      ],
      environment: [:],
      in: scratch.folder
    )
    #expect(
      run.errors == "mvclab: cannot write to '\(folder)': file too large; nothing was written\n"
    )
    #expect(run.code == 73)
    #expect(try scratch.contents == [])
  }
}
