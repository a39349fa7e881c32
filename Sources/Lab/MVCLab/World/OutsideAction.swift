/// A change of the model by another device, or by another part of the program.
public struct OutsideAction: Sendable {
  /// The name that the command `outside` uses.
  public let name: String
  /// Its arguments in capitals, such as `ROW TITLE`.
  public let usage: String
  /// What it does, in a few words.
  public let summary: String

  /// An action with its arguments in capitals, as help shows them.
  public init(_ name: String, usage: String, _ summary: String) {
    (self.name, self.usage, self.summary) = (name, usage, summary)
  }
}
