import PseudoTerminal
import Testing

extension Terminal {
  static func probe(
    arguments: [String] = ["--no-editrc"],
    environment: [String: String] = [:],
    rows: Int = 16,
    columns: Int = 80
  ) throws -> Terminal {
    let terminal = try Terminal(
      builtProgram("LineEditingProbe"),
      arguments: arguments,
      environment: environment,
      rows: rows,
      columns: columns
    )
    try #require(terminal.shows("db>"))
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
