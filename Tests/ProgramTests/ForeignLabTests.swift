import Foundation
import PseudoTerminal
import Testing

@Suite("Another lab", .waits)
struct ForeignLabTests {
  private static let name = "ForeignLab"

  @Test func `another lab's messages begin with its name`() throws {
    let run = try Run("countre", program: Self.name)
    #expect(run.errors == "notes-lab: unknown system 'countre'; did you mean 'counter'?\n")
    let rules = try Run("rules", "leek", program: Self.name)
    #expect(rules.errors == "notes-lab: unknown rule 'leek'; did you mean 'leak'?\n")
    let version = try Run("--version", program: Self.name).output
    #expect(version.hasPrefix("notes-lab, a lab of mvclab 0.1.0 ("))
    let page = try Run("man", program: Self.name).output
    #expect(page.contains("NOTES-LAB 1"))
    #expect(!page.contains("todo"))
  }

  @Test func `another lab's message at Ctrl-C begins with its name`() throws {
    let script = """
      "$0" -c 'system counter; wirings correct; repeat 1000000 layout' & program=$!
      until [ $((0x$(sed -n 's/^SigCgt:.*\\(........\\)$/\\1/p' /proc/$program/status) & 2)) = 2 ]
      do :; done
      kill -INT $program; wait $program; echo $? >&2
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, builtProgram(Self.name)]
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text == "notes-lab: interrupted\n130\n")
  }

  @Test func `another lab has its own prompt`() throws {
    let terminal = try Terminal(
      builtProgram(Self.name),
      arguments: ["--no-history"],
      environment: ["NO_COLOR": "1"],
      columns: 160
    )
    #expect(
      terminal.waits {
        $0.text == """
          notes-lab 0.1.0; 'help' lists the commands, Tab completes, Ctrl-D leaves
          'system counter' begins
          notes-lab>
          """
      },
      "\(terminal.screen.text)"
    )
  }
}
