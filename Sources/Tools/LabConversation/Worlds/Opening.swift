import MVCLab

/// The commands with which a story begins: one chooses the system, one the wirings.
package enum Opening {
  /// How many commands it has.
  package static let count = 2

  /// The commands as a user types them.
  package static func commands(
    _ system: System,
    withServer: Bool = false,
    _ wirings: [Wiring]
  ) -> [String] {
    [
      "system \(system.name)\(withServer ? " with server" : "")",
      "wirings \(wirings.map(\.name).joined(separator: ", "))",
    ]
  }
}
