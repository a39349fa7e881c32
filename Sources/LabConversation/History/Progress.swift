import HeadlessUI
import LabText
import MVC
import MVCLab

/// How far long work has come, such as a story that is played again: so many commands of so many.
public struct Progress: Equatable, Sendable {
  /// How many commands have been played.
  public internal(set) var done = 0
  /// How many there are.
  public let total: Int

  /// What part of it is done.
  public var share: Double { Double(done) / Double(max(1, total)) }

  init(total: Int) { self.total = total }

  /// How many commands it is to carry one out: as many as it repeats.
  package static func weight(of command: String) -> Int {
    let words = Word.Scan(command).words
    guard let head = Word.heads(of: words).first, head.text.lowercased() == "repeat",
      let number = words.first(where: { $0.column > head.column })
    else { return 1 }
    return 1 + (Int(number.text) ?? 0)
  }
}
