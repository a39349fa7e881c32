import Foundation
import PseudoTerminal
import Testing

@Suite("A new module")
struct NewTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func new(_ arguments: String..., in folder: String = "") throws -> Run {
    try Run(
      builtProgram("mvclab"),
      ["new"] + arguments,
      environment: ["PATH": "/usr/bin:/bin"],
      in: scratch.folder.appending(path: folder)
    )
  }

  /// The files of a module, each as the program tells of it.
  private static func module(_ name: String, in folder: String) -> String {
    [
      "Assembly", "Contract", "Entry", "MisusedViewController", "Model", "Store", "System", "View",
      "ViewController",
    ].map { "wrote \(folder)/\(name)/\(name)\($0).swift" }.joined(separator: "\n")
  }

  @Test("in a folder that is not there it is a whole package")
  func package() throws {
    let run = try new("shopping list", "--out", "a b/c/")
    #expect(
      run.output == """
        wrote a b/c/.gitignore
        wrote a b/c/Package.swift
        wrote a b/c/Scenarios/shoppinglist.md
        \(Self.module("ShoppingList", in: "a b/c/Sources/Lab"))
        wrote a b/c/Sources/Lab/ShoppingListLab.swift
        go on with
          cd 'a b/c' && swift run shoppinglistlab run Scenarios
          cd 'a b/c' && swift run shoppinglistlab shoppinglist

        """
    )
    #expect(run.errors == "")
    #expect(run.code == 0)
    let written = run.output.split(separator: "\n").filter { $0.hasPrefix("wrote ") }
    let files = try scratch.contents.filter { !$0.hasSuffix("Lab") && $0.contains(".") }
    #expect(files == written.map { String($0.dropFirst("wrote ".count)) })
  }

  @Test("in an empty folder it fills that, beside another lab it makes a folder")
  func place() throws {
    #expect(try new("notes").output.hasPrefix("wrote .gitignore\n"))
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Sources"))
    let run = try new("notes")
    #expect(run.output.hasPrefix("wrote Notes/.gitignore\n"))
    #expect(run.output.hasSuffix("\n  cd Notes && swift run noteslab notes\n"))
  }

  @Test("in a lab it is one more system, and what is to be added by hand is said")
  func second() throws {
    _ = try new("notes")
    let before = try scratch.contents
    let run = try new("Plants")
    #expect(
      run.output == """
        wrote Scenarios/plants.md
        \(Self.module("Plants", in: "Sources/Lab"))
        now add '.plants' to 'systems' in Sources/Lab/NotesLab.swift
        go on with
          swift run noteslab run Scenarios
          swift run noteslab plants

        """
    )
    #expect(try scratch.contents.count == before.count + 11)
    let refused = try new("trees", "--package", ".")
    #expect(refused.errors == "mvclab: '--package' is for a new package; in '.' there is one\n")
    #expect(refused.code == 64)
  }

  @Test("the README goes on as the program says")
  func readme() throws {
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

  @Test("no name of the template's own is left")
  func names() throws {
    _ = try new("plants")
    for file in try scratch.contents where file.contains(".swift") || file.contains(".md") {
      let text = try scratch.text(file).lowercased()
      #expect(!text.contains("samplelist") && !text.contains("sample list"), "\(file)")
    }
  }

  @Test("it gets the lab from where the program was built, or from where one says")
  func dependency() throws {
    func lines(_ arguments: [String]) throws -> [String] {
      let folder = UUID().uuidString
      let run = try Run(
        builtProgram("mvclab"),
        ["new", "notes", "--out", folder] + arguments,
        environment: [:],
        in: scratch.folder
      )
      #expect(run.errors == "")
      return try scratch.text("\(folder)/Package.swift").split(separator: "\n")
        .filter { $0.contains(".package(") || $0.contains("\"MVCLab\"") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let folder = Package.folder.path
    let here = [
      ".package(name: \"mvclab\", path: \"\(folder)\")",
      ".product(name: \"MVCLab\", package: \"mvclab\"),",
    ]
    #expect(try lines([]) == here)
    #expect(try lines(["--package", "\(folder)/Sources/.."]) == here)
    #expect(
      try lines(["--package", "https://example.org/labs/lab-of-mvc.git"]) == [
        ".package(url: \"https://example.org/labs/lab-of-mvc.git\", branch: \"main\")",
        ".product(name: \"MVCLab\", package: \"lab-of-mvc\"),",
      ]
    )
    let nowhere = try new("notes", "--package", scratch.folder.path)
    #expect(nowhere.errors == "mvclab: there is no package 'mvclab' in '\(scratch.folder.path)'\n")
    #expect(nowhere.code == 66)
  }

  @Test("a program that lies elsewhere must be told where the lab is")
  func elsewhere() throws {
    let program = scratch.path("mvclab")
    try FileManager.default.copyItem(atPath: builtProgram("mvclab"), toPath: program)
    let run = try Run(program, ["new", "notes"], environment: [:], in: scratch.folder)
    #expect(
      run.errors
        == """
        mvclab: this program lies in no package 'mvclab', nor in one that has it by path; \
        '--package' says where it is

        """
    )
    #expect(run.code == 64)
    #expect(try scratch.contents == ["mvclab"])
  }

  @Test("a lab of somebody else's hands on where it has the lab from")
  func handedOn() throws {
    _ = try new("notes", "--out", "a/lab")
    let program = scratch.path("a/lab/noteslab")
    try FileManager.default.copyItem(atPath: builtProgram("mvclab"), toPath: program)
    let run = try Run(
      program,
      ["new", "plants", "--out", "other"],
      environment: [:],
      in: scratch.folder
    )
    #expect(run.errors == "")
    let manifest = try scratch.text("other/Package.swift")
    #expect(manifest.contains(".package(name: \"mvclab\", path: \"\(Package.folder.path)\")"))
  }
}

// MARK: - NameLookup

extension NewTests {
  @Test(
    "a name is made valid",
    arguments: [
      ("notes", "Notes", "noteslab"), ("shoppingList", "ShoppingList", "shoppinglistlab"),
      ("to-do_list 2", "ToDoList2", "todolist2lab"), ("URLs", "URLs", "urlslab"),
      ("café", "Café", "cafélab"), ("购物", "购物", "购物lab"), ("  x  ", "X", "xlab"),
    ]
  )
  func valid(_ text: String, type: String, program: String) throws {
    let run = try new(text, "--out", "lab")
    #expect(run.errors == "")
    #expect(run.output.contains("wrote lab/Sources/Lab/\(type)/\(type)Model.swift\n"))
    #expect(run.output.contains("  cd lab && swift run \(program) "))
  }

  @Test(
    "a name that can't be made valid is refused with the reason",
    arguments: [
      ("", "a module needs a name; 'Notes' is one"),
      (" - ", "a module needs a name; 'Notes' is one"),
      ("2 lists", "a name begins with a letter; '2 lists' does not"),
      ("a/b", "'/' can't be in a name; '--out' says where its files go"),
      ("..\\b", "'.' can't be in a name; letters, digits and spaces can"),
      ("a\nb", "a line break can't be in a name; letters, digits and spaces can"),
      ("🐶", "'🐶' can't be in a name; letters, digits and spaces can"),
      ("default", "'default' is a word of Swift's own"),
      ("Default", "'default' is a word of Swift's own"),
      ("self", "'self' is a word of Swift's own"),
      ("System", "'System' is a name of the lab's own"),
      ("model", "'Model' is a name of the lab's own"),
      ("Table", "'TableView' is a name of the lab's own"),
      ("mvc", "'Mvc' is a name of the lab's own"), ("run", "'run' is a name of the lab's own"),
      (
        "a list of all the things to buy",
        "'A List Of All The Things To Buy' is too long; 28 columns fit on a screen"
      ),
    ]
  )
  func refused(_ text: String, reason: String) throws {
    let run = try new(text, "--out", "lab")
    #expect(run.errors == "mvclab: \(reason)\n")
    #expect(run.code == 64)
    #expect(try scratch.contents == [])
  }

  @Test("every public type of the lab is known as one")
  func taken() throws {
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
    #expect(names.count > 90)
    return names
  }
}

// MARK: - All or nothing

extension NewTests {
  @Test("what is there is not overwritten, and then nothing is written")
  func nothingOverwritten() throws {
    _ = try new("notes")
    let before = try scratch.contents
    let again = try new("notes")
    #expect(again.errors == "mvclab: 'Scenarios/notes.md' is there already; nothing was written\n")
    #expect(again.code == 73)
    #expect(try scratch.contents == before)
  }

  @Test("what another module's files or types are called can't be there twice")
  func clash() throws {
    _ = try new("notes")
    let before = try scratch.contents
    let file = try new("Notes Misused")
    #expect(
      file.errors == """
        mvclab: 'Sources/Lab/Notes/NotesMisusedViewController.swift' is there already, and another \
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
        == "mvclab: 'PlantsView' is a type in 'Sources/Lab/Mine.swift' already; nothing was written\n"
    )
    #expect(type.code == 73)
    #expect(try new("trees").code == 0)
  }

  @Test("a folder with something else in it is left alone")
  func strangeFolder() throws {
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "lab/src"),
      withIntermediateDirectories: true
    )
    _ = try scratch.file("file", "")
    let before = try scratch.contents
    let strange = try new("notes", "--out", "lab")
    #expect(
      strange.errors == """
        mvclab: 'lab' is neither empty nor a lab of your own; '--out' names another folder

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

  @Test("where one file can't be put in its place, all the others are taken back")
  func takenBack() throws {
    _ = try new("notes")
    try FileManager.default.removeItem(at: scratch.folder.appending(path: "Scenarios"))
    _ = try scratch.file("Scenarios", "no folder")
    let before = try scratch.contents
    let run = try new("plants")
    #expect(run.errors == "mvclab: cannot write to '.': not a directory; nothing was written\n")
    #expect(run.code == 73)
    #expect(try scratch.contents == before)
  }

  @Test("a full disk leaves nothing behind", arguments: ["lab", "deep/er/lab", "."])
  func fullDisk(_ folder: String) throws {
    let run = try Run(
      "/bin/sh",
      [
        "-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" new notes --out \(folder)",
        builtProgram("mvclab"),
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
