/// Something another device, or another part of the program, does to the model.
public struct OutsideAction: Sendable {
  /// What a person types behind `outside`.
  public let name: String
  /// Its arguments as a person writes them: `ROW TITLE`.
  public let usage: String
  /// What it does, in a few words.
  public let summary: String

  /// An action with its arguments in capitals, as help shows them.
  public init(_ name: String, usage: String, _ summary: String) {
    (self.name, self.usage, self.summary) = (name, usage, summary)
  }
}
