import LabText
import MVCLab

/// A conversation as it is between two commands: what a prompt, its colours, hints and completion need, beside the history.
///
/// It is a value, so that the worlds may live in another process.
package struct ConversationState: Codable, Sendable {
  private let choice: KnownNames.Chosen
  /// The chosen wirings, the leading one first.
  package let runs: [RunState]
  /// How many requests wait for an answer in the leading world.
  package let waitingRequests: Int
  /// The names of the laws, symptoms and promises that the leading world has broken, in order.
  let broken: [RuleName]
  /// What can be named in the leading world.
  let scene: Scene
  /// What can be done in the leading world, what is easy first.
  let offers: [WorldMoves.Offer]
  private let isContrasting: Bool
  /// The commands for what is shown after each command.
  private let watched: [String]

  /// A chosen wiring, and how its world is.
  package struct RunState: Codable, Sendable {
    /// What runs in its world: `correct`, or after a `swap` `correct -> half-store`.
    package let title: String
    /// The name of the wiring that the user chose.
    package let wiring: String
    /// The name of the wiring whose controllers the world has.
    package let present: String
    /// Whether the author of the present one calls it correct.
    package let isCorrect: Bool
    package let hasEnded: Bool
    package let hasServer: Bool

    init(_ run: WiringRun) {
      (title, wiring, present) = (run.title, run.wiring.name, run.world.wiring.name)
      (isCorrect, hasEnded) = (run.isCorrect, run.world.hasEnded)
      hasServer = run.world.runtime.server != nil
    }
  }

  package init(of conversation: Conversation) {
    choice = KnownNames.Chosen(conversation.names)
    runs = conversation.runs.map(RunState.init)
    waitingRequests = conversation.waitingRequests
    broken = conversation.findings.map(\.ruleName)
    scene = conversation.world.map(Scene.init) ?? Scene()
    let living = conversation.runs.first.flatMap { $0.world.hasEnded ? nil : $0 }
    offers =
      living.map { WorldMoves(in: $0.world, of: $0.system, namingRows: true).easiestFirst } ?? []
    isContrasting = conversation.isContrasting
    watched = conversation.watched.map(\.command)
  }
}

extension ConversationState {
  /// The names that the next command may use.
  package func names(among systems: [System], allowsFiles: Bool) -> KnownNames {
    KnownNames(choice, among: systems, allowsFiles: allowsFiles)
  }

  /// Lines that lead a new conversation to this state, which has this history.
  package func lines(of history: CommandHistory) -> [String] {
    var lines = history.entries.flatMap { $0.remarks.map { "#\($0)" } + [$0.command] }
    if !history.undone.isEmpty { lines.append("undo \(history.undone.count)") }
    return lines + history.remarks.map { "#\($0)" } + (isContrasting ? ["contrast on"] : [])
      + watched.map { "watch \($0)" }
  }

  /// The file that keeps the rows of the worlds; nil if none does.
  package var storageFile: String? { choice.storageFile }

  /// Whether a system is chosen, and a line can be executed as soon as a wiring is.
  package func needsWiring(_ line: String, among systems: [System], allowsFiles: Bool = true)
    -> Bool
  {
    var names = names(among: systems, allowsFiles: allowsFiles)
    guard names.system != nil, runs.isEmpty else { return false }
    names.assumeWirings()
    switch (try? names.parse(line))?.action {
    case .perform, .contrast(true), .request(.find), .request(.save): return true
    case .answer, .explain, .help, .chooseSystem, .chooseWirings, .jump, .listHistory,
      .showDifference, .contrast(false), .watch, .request, nil:
      return false
    }
  }
}
