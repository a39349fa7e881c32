import Foundation
import PseudoTerminal
import Testing

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
    ("2 lists", "'2 lists' does not begin with a letter; a name such as 'Notes' does"),
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
    let known = try Package.text("Sources/Program/LabProgram/Generator/LabWord.swift")
    for name in try Self.publicTypes() { #expect(known.contains("\"\(name)\""), "\(name)") }
  }

  /// The types that a file of a module sees.
  private static func publicTypes() throws -> Set<String> {
    let kinds: Set = ["class", "struct", "enum", "protocol", "typealias"]
    var names: Set<String> = []
    for module in ["Framework/MVC", "Framework/HeadlessUI", "Lab/MVCLab"] {
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
