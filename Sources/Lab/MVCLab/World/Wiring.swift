/// One way to connect a system's model, view and controller.
public struct Wiring: Sendable {
  /// The name that commands use: letters, digits and hyphens.
  public let name: String
  /// How its parts are connected, in a few words.
  public let summary: String
  /// What the author says of it, correct or misused; the lab checks that.
  public let verdict: Verdict
  /// The names of its files, the most important first.
  public let files: [String]
  /// Makes the objects of one running wiring; called once for each world.
  public let assemble: @Sendable () -> any Assembly

  /// A wiring; its files are named without folders, and must be among the system's sources.
  public init(
    _ name: String,
    _ verdict: Verdict,
    _ summary: String,
    files: [String] = [],
    assemble: @escaping @Sendable () -> any Assembly
  ) {
    (self.name, self.verdict, self.summary) = (name, verdict, summary)
    (self.files, self.assemble) = (files, assemble)
  }
}
