import ArgumentParser
import EditingStage

/// Edits texts by random keys in the built program, at a terminal: no text may be lost, and nothing may crash.
///
///     swift run Trials keys --count 10000
struct RandomKeys: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Edits texts by random keys."
  )

  @Option(help: "How many texts are edited, 20 in a session.")
  var count = 1000

  @Option(help: "The seed of the first session; each further one adds 1.")
  var seed: UInt64 = 0

  func run() throws {
    let sessions = UInt64((count + 19) / 20)
    var failures = 0
    for seed in seed..<seed + sessions {
      guard let failure = try KeySession(seed: seed).failure(texts: 20) else { continue }
      failures += 1
      print(failure)
    }
    print("\(sessions * 20) texts in \(sessions) sessions, \(failures) failed")
    if failures > 0 { throw ExitCode.failure }
  }
}
