/// One way to connect a system's model, view and controller.
public struct Wiring: Sendable {
  public let name: String
  public let summary: String
  public let verdict: Verdict
  /// The files to read, the most telling first.
  public let files: [String]
  /// Makes the objects of one running wiring; called once for each world.
  public let assemble: @Sendable () -> any Assembly

  /// What its author says of it.
  public enum Verdict: String, Sendable {
    case correct
    case misused
  }

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
