import ArgumentParser
import LabFiles
import LabStage
import LabSystems
import MVCLab

/// Plays random documents one after the other; a crash ends the program, below the last line of progress.
struct RandomRun {
  let documents: RandomDocuments
  let count: Int
  let seed: UInt64
  /// Whether each seed is printed before its document is played.
  let isVerbose: Bool

  func perform() throws {
    let play = DoublePlay(.all)
    var (failures, commands) = (0, 0)
    for number in 0..<count {
      let seed = seed + UInt64(number)
      if isVerbose || number % 1000 == 0 { try print("seed \(seed): \(failures) failures so far") }
      guard let document = documents.document(seed: seed) else {
        throw ValidationError("no scenario begins with '> system NAME'")
      }
      commands += document.commands.count
      guard let difference = play.difference(document, seed: seed) else { continue }
      failures += 1
      let text = String(decoding: document.bytes, as: UTF8.self)
      try print("seed \(seed): \(difference)\n\(text)\n")
    }
    try print("\(count) documents with \(commands) commands, \(failures) failures")
    if failures > 0 { throw ExitCode.failure }
  }

  /// Prints a line at once, so that none is lost in a crash.
  private func print(_ line: String) throws { try Files.write(Array("\(line)\n".utf8)[...], to: 1) }
}
