import Foundation
import PseudoTerminal
import Testing

@Suite("Items in a file", .waits)
struct StorageTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    file = scratch.path("items.db")
  }

  @Test func `'--in' and 'system items in FILE' keep the items for the next run`() throws {
    #expect(try Run("items", "--in", file, input: "outside add Milk").code == 0)
    #expect(
      try Run("-c", "system items in '\(file)'; wirings correct").output == """
        > system items in '\(file)'
        > wirings correct
        ~ ItemsModel ItemsModelOutput.onItemsRetrieval
        | Items                          [Add]
        | 0  Milk

        """
    )
  }

  @Test func `a refused file leaves the present world as it is`() throws {
    let text = try scratch.file("a.txt", "Milk, Bread")
    let run = try Run(input: "system todo\ntap Add\nsystem items in '\(text)'\nshow screen\nundo\n")
    #expect(
      run.output.hasSuffix(
        """
        | 0  To Do Item 1
        ? cannot store items in '\(text)': it is not a database, or it is damaged; the file is unchanged
        = To Do                          [Add]
        = 0  To Do Item 1
        | To Do                          [Add]

        """
      ),
      "\(run.output)"
    )
    #expect(run.code == 66)
  }

  @Test func `a file that is not a database is refused with 66`() throws {
    let text = try scratch.file("a.txt", "Milk, Bread")
    let run = try Run("items", "--in", text)
    #expect(
      run.errors == """
        mvclab: cannot store items in '\(text)': it is not a database, or it is damaged; \
        the file is unchanged

        """
    )
    #expect(run.code == 66)
    #expect(try String(contentsOfFile: text, encoding: .utf8) == "Milk, Bread")
    let script = try Run(input: "system items in '\(text)'\n")
    #expect(script.output == "? " + run.errors.dropFirst("mvclab: ".count))
    #expect(script.code == 66)
    let further = try Run("-c", "system items in '\(text)'; wirings correct; tap Add; tpa Add")
    #expect(further.code == 66)
  }

  @Test(arguments: ["it's \"q\".db", "'", "\"a'b", " a; \"b\"", "a, b.db"])
  func `'--in' takes a name with quotes as it is`(name: String) throws {
    let run = try Run("items", "--in", name, input: "outside add Milk", in: scratch.folder)
    #expect(run.errors == "")
    #expect(try scratch.contents == [name])
  }

  @Test func `a name that no command can have, a pipe, a folder and a device are refused`() throws {
    let name = "a \" b' c"
    let run = try Run("items", "--in", name, in: scratch.folder)
    #expect(
      run.errors == """
        mvclab: '--in' can't use 'a " b' c': the name has a line break, or both kinds of quotes \
        and a space

        """
    )
    #expect(run.code == 64)
    #expect(try Run("items", "--in", "a\nb", in: scratch.folder).code == 64)
    #expect(mkfifo(scratch.path("pipe"), 0o600) == 0)
    for name in ["pipe", ".", "/dev/null"] {
      #expect(try Run("items", "--in", name, in: scratch.folder).code == 66)
    }
    #expect(try scratch.contents == ["pipe"])
  }

  @Test(arguments: ["-wal", "-journal"])
  func `a file of another program beside an empty one is not deleted`(ending: String) throws {
    let other = try scratch.file("items.db\(ending)", "precious")
    let run = try Run("items", "--in", "items.db", in: scratch.folder)
    #expect(
      run.errors == """
        mvclab: cannot store items in 'items.db': a file beside it, with '\(ending)' at its end, \
        would be deleted; the file is unchanged

        """
    )
    #expect(run.code == 66)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "precious")
    #expect(try scratch.contents == ["items.db\(ending)"])
  }

  @Test func `'~' is the folder in HOME`() throws {
    let home = try Scratch()
    let environment = ["HOME": home.folder.path]
    #expect(try Run("items", "--in", "~/x.db", environment: environment).code == 0)
    #expect(try home.contents == ["x.db"])
  }

  @Test func `a system without storage refuses a file`() throws {
    let run = try Run("todo", "--in", file)
    #expect(run.errors == "mvclab: 'todo' has no storage\n")
    #expect(run.code == 64)
    #expect(try Run("--in", file).errors == "mvclab: '--in' needs a system\n")
    let commands = try Run("todo", input: "storage fail\nrelaunch\n").output
    #expect(
      commands.hasSuffix(
        "? 'todo' has no storage\n? 'todo' has no storage\n"
      )
    )
  }

  @Test func `items in a file allow one wiring and no undo`() throws {
    let run = try Run(
      "items",
      "--in",
      file,
      input: """
        outside add Milk
        wirings correct, published
        contrast on
        undo
        save \(scratch.path("story.md"))
        """
    )
    let name = Self.shortened(file)
    #expect(
      run.output.split(separator: "\n").filter { $0.hasPrefix("? ") } == [
        "? several wirings can't be done here; one wiring at a time keeps its rows in '\(name)'",
        "? 'contrast' can't be done here; one wiring at a time keeps its rows in '\(name)'",
        "? going back can't be done here; the rows in '\(name)' stay as they are",
        """
        ? the rows in '\(file)' outlive this session, so a scenario of it would not pass; \
        nothing was written
        """,
      ]
    )
    #expect(!FileManager.default.fileExists(atPath: scratch.path("story.md")))
  }

  /// A long name as messages show it.
  private static func shortened(_ name: String) -> String {
    name.count <= 60 ? name : name.prefix(59) + "…"
  }

  @Test func `a scenario may not store items in a file`() throws {
    let text = "```mvclab\n> system items in items.db\n> wirings correct\n...\n```\n"
    let document = try scratch.file("a.md", text)
    let run = try Run("run", document)
    #expect(
      run.output.split(separator: "\n").first == """
        \(document):2:16: error: 'in FILE' can't be done here; a file outlives the scenario; \
        the storage is in memory here
        """
    )
    #expect(run.code == 65)
  }

  @Test(arguments: [0, 1, 2, 5, 9, 12]
  )
  func `what was on the screen is there after the program was killed`(after count: Int) throws {
    let adding = try Adding(items: 40, to: file)
    let shown = try adding.kill(afterShowing: count)
    let found = Self.titles(of: try Run("items", "--in", file).output)
    #expect(shown.count >= count)
    #expect(Array(found.prefix(shown.count)) == shown)
  }

  /// The items in some lines of a screen, each once.
  static func titles(of text: String) -> [String] {
    var seen: Set<String> = []
    return text.split(separator: "\n").compactMap { line in
      line.range(of: "  Item ").map { "Item " + line[$0.upperBound...] }
    }.filter { seen.insert($0).inserted }
  }
}
