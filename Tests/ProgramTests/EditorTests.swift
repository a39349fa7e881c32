import LabPlatform
import PseudoTerminal
import Testing

@Suite("The REPL's editor", .waits, .serialized)
struct EditorTests {
  let folder = TemporaryFolder()

  @Test func `the editor colours known commands, unknown ones, quoted names and comments`() throws {
    let terminal = try start()
    terminal.send("ta")
    #expect(terminal.waits { $0.cursorLine == "todo correct 2> ta" })
    #expect(terminal.screen.text(styled: "1") == "")
    #expect(terminal.screen.text(styled: "31") == "")
    terminal.send("q")
    #expect(terminal.waits { $0.text(styled: "31") == "taq" })
    terminal.send("\u{7F}p 'To Do")
    #expect(terminal.waits { $0.text(styled: "1") == "tap" && $0.text(styled: "32") == "'To Do" })
    terminal.send("\u{15}in first repeat 3 tap")
    #expect(terminal.waits { $0.text(styled: "1") == "tap" })
    terminal.send("\u{15}# tap 'Add'")
    #expect(terminal.waits { $0.text(styled: "2") == "# tap 'Add'" })
  }

  @Test func `NO_COLOR turns the colours of the editor off`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send("tapp 'To Do'")
    #expect(terminal.waits { $0.cursorLine == "todo correct 2> tapp 'To Do'" })
    for style in ["1", "31", "32"] { #expect(terminal.screen.text(styled: style) == "") }
  }

  @Test func `a hint shows the missing arguments, or the rest of an earlier line`() throws {
    let terminal = try start()
    for (line, hint) in [
      ("tap", " NAME [row ROW]"), ("tap ", "NAME [row ROW]"), ("tap Add", " [row ROW]"),
      ("tap Add ", "[row ROW]"), ("server latency", " DURATION"),
      ("expect row 2 ", "[in TABLE] TEXT"),
      ("in first", " COMMAND"), ("in first swipe", " ROW [in TABLE]"), ("repeat 3 ", "COMMAND"),
      ("outside rename", " ROW TITLE"), ("outside rename 0 ", "TITLE"),
    ] {
      terminal.send(line)
      #expect(
        terminal.waits {
          $0.text(styled: "2") == hint && $0.cursorLine.hasPrefix("todo correct 2> " + line)
        },
        "\(line): \(terminal.screen.text)"
      )
      terminal.send("\u{15}")
      #expect(terminal.waits { $0.isAtPrompt })
    }
    terminal.send("outside add '新闻'\r")
    #expect(terminal.waits { $0.prompts(below: "0  新闻") })
    terminal.send("out")
    #expect(terminal.waits { $0.text(styled: "2").hasSuffix("side add '新闻'") })
    terminal.send(.end)
    terminal.send(.enter)
    #expect(terminal.waits { $0.prompts(below: "1  新闻") })
  }

  @Test func `a command that was refused is no hint until it is accepted`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    for refused in ["explain nosuch", "source nowhere", "tap Save"] {
      terminal.send("\(refused)\r")
      #expect(terminal.waits { $0.isAtPrompt && $0.text.contains("> \(refused)\n? ") })
    }
    for (line, hint) in [
      ("explain ", "RULE"), ("source ", "FILE"), ("tap ", "NAME [row ROW]"),
      ("tap S", " [row ROW]"),
    ] {
      terminal.send("\u{15}\(line)")
      #expect(
        terminal.waits { $0.cursorLine.hasSuffix("> \(line)\(hint)") },
        "\(terminal.screen.text)"
      )
    }
    terminal.send("\u{15}")
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine.hasPrefix("todo correct 2> tap Save") })
    terminal.send("\u{15}outside add Milk\rselect 0\rtap Save\r")
    #expect(terminal.waits { $0.cursorLine == "todo correct 5>" }, "\(terminal.screen.text)")
    terminal.send("tap S")
    #expect(terminal.waits { $0.cursorLine == "todo correct 5> tap Save" })
  }

  @Test func `the line that a refusal suggests stands dimmed at the next prompt`() throws {
    let terminal = try start()
    terminal.send("tap the Add button\r")
    #expect(
      terminal.waits { $0.cursorLine.hasSuffix("2> tap Add") && $0.text(styled: "2") == "tap Add" },
      "\(terminal.screen.text)"
    )
    terminal.send(.end)
    terminal.send(.enter)
    #expect(terminal.waits { $0.prompts(below: "0  To Do Item 1") }, "\(terminal.screen.text)")
  }

  @Test func `the prompt says what is left behind, taken back, or unchanged`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    for (line, end) in [
      ("pull", "> pull\n= nothing changed"), ("repeat 0 tap Add", "= nothing changed"),
      ("tap Add", "| 0  To Do Item 1"), ("undo", "= took back 4 tap Add"),
      ("undo", "= took back 3 pull"), ("tap Add", "| 0  To Do Item 1"),
      ("wirings misused", "= the world before is gone; 'undo' brings it back"),
      ("undo", "= took back 4 wirings misused"),
    ] {
      terminal.send("\(line)\r")
      #expect(terminal.waits { $0.prompts(below: end) }, "\(terminal.screen.text)")
    }
  }

  @Test func `a refusal that is a fact of the world comes with the way on`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    for (line, end) in [
      (
        "select 0",
        """
        ? no row 0; there are 0 rows
        = the table needs a row first; 'tap' and Tab list the buttons
        """
      ),
      ("confirm Delete", "? there is nothing to confirm\n= 'swipe ROW' opens the menu of a row"),
      (
        "back",
        """
        ? there is nothing to go back to
        = it is the first screen of its window; 'close SCREEN' closes that
        """
      ),
      (
        "tap 'Add",
        "? this quote is not closed\n= end the text with the mark that it begins with"
      ),
      ("storage ok", "? 'todo' has no storage\n= 'system items' has one"),
      ("tap Add", "| 0  To Do Item 1"),
      ("select 1", "? no row 1; there is 1 row\n= the only row is row 0"),
    ] {
      terminal.send("\(line)\r")
      #expect(terminal.waits { $0.prompts(below: end) }, "\(terminal.screen.text)")
    }
  }

  @Test func `a request that waits is mentioned where a world begins, or nothing else is said`()
    throws
  {
    let waits = "= a request waits; 'server ok' answers it, 'show requests' lists what waits"
    let terminal = try start(arguments: ["--with-server"], environment: ["NO_COLOR": "1"])
    let title = "| To Do                          [Add]"
    #expect(terminal.waits { $0.prompts(below: "leaves\n\(title)\n\(waits)") })
    terminal.send("wirings queueing\r")
    #expect(
      terminal.waits { $0.prompts(below: "> wirings queueing\n\(title)\n\(waits)") },
      "\(terminal.screen.text)"
    )
    terminal.send("tap Add\r")
    for (line, end) in [
      (
        "tap Add",
        "= a request waits; 'server ok last' answers it, 'show requests' lists what waits"
      ),
      ("server ok last", "| 0  To Do Item 2"), ("server ok", "~ ToDoStore reloaded"),
      ("server ok", "| 1  To Do Item 1"),
      ("tap Add", "= a request waits; 'server ok' answers it, 'show requests' lists what waits"),
      ("layout", "= nothing changed"),
    ] {
      terminal.send("\(line)\r")
      #expect(terminal.waits { $0.prompts(below: end) }, "\(terminal.screen.text)")
    }
  }

  @Test func `Tab after a completion lists what may follow`() throws {
    let terminal = try start(arguments: ["--no-hints"], environment: ["NO_COLOR": "1"])
    terminal.send("open ")
    terminal.send(.tab)
    terminal.send(.tab)
    #expect(
      terminal.waits { $0.text.hasSuffix("todo correct 2> open list\nas  a name for the window") },
      "\(terminal.screen.text)"
    )
    terminal.send(.down)
    #expect(terminal.waits { $0.text.contains("todo correct 2> open list as\n") })
  }

  @Test func `Tab completes a word in the middle of a name where no name begins with it`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send("explain holds\t\r")
    #expect(
      terminal.waits { $0.text.contains("= view-holds-model (a law; ") },
      "\(terminal.screen.text)"
    )
  }

  @Test func `--no-hints turns hints off`() throws {
    let terminal = try start(arguments: ["--no-hints"])
    terminal.send("tap")
    #expect(terminal.waits { $0.text(styled: "1") == "tap" })
    #expect(terminal.screen.text(styled: "2") == "")
  }

  @Test func `F1 shows the help of the command above the line`() throws {
    let terminal = try start()
    terminal.send("swipe")
    terminal.send(.f1)
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          "swipe ROW [in TABLE]\n  swipe a row; its menu opens\n  ROW is a row's number or its text: 0, Milk, 'Green Tea'\ntodo correct 2> swipe ROW [in TABLE]"
        )
      },
      "\(terminal.screen.text)"
    )
  }

  @Test func `the history is saved in the state folder, in MVCLAB_HISTORY, or nowhere`() throws {
    try enter("tap Add", home: [:])
    #expect(try folder.read(".local/state/mvclab/history") == "# line history 1\ntap Add\n")

    try enter("tap Add", home: ["XDG_STATE_HOME": folder.path + "/state"])
    #expect(try folder.read("state/mvclab/history") == "# line history 1\ntap Add\n")

    let file = folder.path + "/mine"
    try enter("tap Add", home: ["MVCLAB_HISTORY": file])
    #expect(try folder.read("mine") == "# line history 1\ntap Add\n")
    try enter("turn", home: ["MVCLAB_HISTORY": file], arguments: ["--no-history"])
    #expect(try folder.read("mine") == "# line history 1\ntap Add\n")

    let terminal = try start(environment: ["MVCLAB_HISTORY": file])
    terminal.send(.up)
    #expect(terminal.waits { $0.cursorLine == "todo correct 2> tap Add [row ROW]" })
  }

  @Test func `a system that the user chooses begins in its first wiring`() throws {
    let terminal = try start(system: nil, environment: ["NO_COLOR": "1"])
    terminal.send("system counter\r")
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          mvclab> system counter
          | Counter                      [About]
          | 0
          | [++]  [--]
          = this is 'correct'; 'show wirings' lists all 12
          counter correct 2>
          """
        )
      },
      "\(terminal.screen.text)"
    )
  }

  @Test func `the prompt names the wirings of the worlds, or their number if that is shorter`()
    throws
  {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    let prompts = [
      ("swap misused", "todo misused 3>"), ("wirings correct, misused", "todo correct, misused 4>"),
      ("wirings correct, misused, massive", "todo correct, misused, massive 5>"),
      ("wirings correct, misused-server, massive", "todo 3 wirings 6>"),
      ("wirings correct, misused", "todo correct, misused 7>"),
      ("swap correct to half-store", "todo half-store, misused 8>"),
      ("swap misused to half-store", "todo half-store 9>"),
    ]
    for (command, prompt) in prompts {
      terminal.send("\(command)\r")
      #expect(terminal.waits { $0.cursorLine == prompt }, "\(terminal.screen.text)")
    }
  }

  @Test func `after the end of a world the way on is said`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send("wirings half-notified\rtap Add\rtap Add\r")
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          todo half-notified 4 ended> tap Add
          ? the world has ended
          = 'undo' takes back what ended the world, 'wirings NAME' begins a new one
          todo half-notified 4 ended> undo
          """
        )
      },
      "\(terminal.screen.text)"
    )
  }

  private func enter(
    _ line: String,
    home: [String: String?],
    arguments: [String] = []
  ) throws {
    let own = ["HOME": folder.path, "MVCLAB_HISTORY": nil].merging(home) { $1 }
    let terminal = try start(arguments: arguments, environment: own)
    terminal.send(line + "\r")
    #expect(terminal.waits { $0.text.contains("> \(line)\n") && $0.isAtPrompt })
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  @Test func `Ctrl-Z does nothing where no shell could continue the program`() throws {
    let terminal = try start()
    for _ in 1...5 { terminal.send(.control("z")) }
    terminal.signal(SIGTSTP)
    terminal.send("tap Add\r")
    #expect(terminal.waits { $0.text.contains("0  To Do Item 1") && $0.isAtPrompt })
  }

  func start(
    system: String? = "todo",
    arguments: [String] = [],
    environment: [String: String?] = [:]
  ) throws -> Terminal {
    let terminal = try Terminal(
      builtMVCLab,
      arguments: (system.map { [$0] } ?? []) + arguments,
      environment: environment
    )
    try #require(terminal.waits { $0.isAtPrompt })
    return terminal
  }
}
