/// One way to connect a system's model, view and controller.
public struct Wiring: Sendable {
  /// What a person types: letters, digits and hyphens.
  public let name: String
  /// How its parts are connected, in a few words.
  public let summary: String
  /// Whether its author holds it to be right; the lab holds it to that.
  public let verdict: Verdict
  /// The files to read, the most telling first.
  public let files: [String]
  /// Makes the objects of one running wiring; called once for each world.
  public let assemble: @Sendable () -> any Assembly

  /// What its author says of it.
  public enum Verdict: String, Sendable {
    /// Nothing that a person does brings a breach or a symptom to light.
    case correct
    /// Something does.
    case misused
  }

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
