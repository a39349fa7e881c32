import Foundation
import PseudoTerminal
import Testing

@Suite("The start-up file", .serialized, .needsLibEdit)
struct StartUpTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    let folder = scratch.folder.appending(path: "mvclab")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("# mine\ntpa Add\nsystem todo\nwirings misused\ntap Nonsense\n".utf8)
      .write(to: folder.appending(path: "mvclabrc"))
  }

  private func terminal(_ arguments: String..., variables: [String: String]) throws -> Terminal {
    try Terminal(
      builtMVCLab,
      arguments: ["--no-hints"] + arguments,
      environment: ["NO_COLOR": "1"].merging(variables) { $1 },
      columns: 160
    )
  }

  @Test func `the start-up file runs before the first prompt, and its errors name the line`() throws
  {
    let folder = scratch.folder.path
    let terminal = try terminal(variables: ["XDG_CONFIG_HOME": folder])
    #expect(
      terminal.waits {
        $0.text == """
          mvclab 0.1.0; 'help' lists the commands, Tab completes, Ctrl-D leaves
          'system todo' begins; there are news, counter, image, titles, items, too
          ? \(folder)/mvclab/mvclabrc:2:1: unknown command 'tpa'; did you mean 'tap'?
          | To Do                          [Add]
          ? \(folder)/mvclab/mvclabrc:5:1: unknown control 'Nonsense'; there is 'Add'
          todo misused 2>
          """
      },
      "\(terminal.screen.text)"
    )
    let saved = scratch.path("saved.md")
    terminal.send("save \(saved)\r")
    #expect(terminal.waits { $0.prompts(below: "= saved 2 commands in '\(saved)'") })
    #expect(try !scratch.text("saved.md").contains("mine"))
    terminal.send([4])
    #expect(terminal.waitsForEnd() == .exit(0))
  }

  @Test func `the arguments come after the start-up file, which --no-rc leaves out`() throws {
    let folder = scratch.folder.path
    let terminal = try terminal("todo", "--no-rc", variables: ["XDG_CONFIG_HOME": folder])
    #expect(
      terminal.waits {
        $0.text == """
          mvclab 0.1.0; 'help' lists the commands, Tab completes, Ctrl-D leaves
          | To Do                          [Add]
          todo correct 2>
          """
      },
      "\(terminal.screen.text)"
    )
    let other = try self.terminal("counter", variables: ["XDG_CONFIG_HOME": folder])
    #expect(other.waits { $0.isAtPrompt && $0.text.contains("mvclabrc:5") })
    other.send("history\r")
    #expect(other.waits { $0.prompts(below: "= 3  system counter\n= 4  wirings correct") })
  }

  @Test func `the start-up file is in ~/.config by default, and scripts ignore it`() throws {
    let home = try Scratch()
    try FileManager.default.createSymbolicLink(
      at: home.folder.appending(path: ".config"),
      withDestinationURL: scratch.folder
    )
    let terminal = try terminal(variables: ["HOME": home.folder.path])
    #expect(terminal.waits { $0.isAtPrompt && $0.text.contains(".config/mvclab/") })
    let variables = ["HOME": home.folder.path, "XDG_CONFIG_HOME": scratch.folder.path]
    #expect(try Run("-c", "history", environment: variables).output == "> history\n")
    #expect(try Run(input: "history", environment: variables).output == "")
  }

  @Test func `a start-up file that another user can write is not executed`() throws {
    let folder = scratch.folder.path
    try #require(chmod("\(folder)/mvclab/mvclabrc", 0o666) == 0)
    let terminal = try terminal("todo", variables: ["XDG_CONFIG_HOME": folder])
    #expect(
      terminal.waits {
        $0.text.replacing("\n", with: "").contains(
          """
          ? '\(folder)/mvclab/mvclabrc' is not executed, because another user can write it; \
          change its owner or mode| To Do
          """
        ) && $0.isAtPrompt
      },
      "\(terminal.screen.text)"
    )
  }

  @Test(arguments: ["a pipe", "a folder", "a device"])
  func `a start-up file that is no file is reported, and the session begins`(what: String) throws {
    let file = scratch.path("mvclab/mvclabrc")
    try FileManager.default.removeItem(atPath: file)
    switch what {
    case "a pipe": try #require(mkfifo(file, 0o600) == 0)
    case "a folder": try #require(mkdir(file, 0o700) == 0)
    default: try #require(symlink("/dev/zero", file) == 0)
    }
    let terminal = try terminal("todo", variables: ["XDG_CONFIG_HOME": scratch.folder.path])
    #expect(
      terminal.waits {
        $0.isAtPrompt && $0.text.contains("? cannot read '\(file)': ")
      },
      "\(terminal.screen.text)"
    )
  }
}
