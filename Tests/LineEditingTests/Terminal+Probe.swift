import PseudoTerminal
import Testing

extension Terminal {
  static func probe(
    arguments: [String] = ["--no-editrc"],
    environment: [String: String] = [:],
    columns: Int = 80
  ) throws -> Terminal {
    let terminal = try Terminal(
      builtProgram("LineEditingProbe"),
      arguments: arguments,
      environment: environment,
      rows: 16,
      columns: columns
    )
    try #require(terminal.shows("db>"))
    return terminal
  }

  static func shell() throws -> Terminal {
    let terminal = try Terminal(
      "/bin/sh",
      arguments: ["-i"],
      environment: ["PS1": "$ ", "PATH": builtProgram("")]
    )
    try #require(terminal.waits { $0.cursorLine == "$" })
    return terminal
  }

  /// Enters a line and waits until the probe has printed it.
  func enter(_ line: String) {
    send(line)
    send(.enter)
    #expect(waits { $0.text.hasSuffix("got: \(line)\ndb>") }, "\(screen.text)")
  }

  func shows(_ text: String) -> Bool {
    waits { $0.text.contains(text) }
  }
}
