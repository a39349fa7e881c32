import LabConversation
import LabSearch
import LabText
import MVCLab

/// Searches from the present state of a conversation's leading world.
struct Finder {
  private let conversation: Conversation

  init(_ conversation: Conversation) { self.conversation = conversation }

  /// How many states a search at the prompt keeps.
  private static let mostStates = 5_000

  /// What to print, and the story that was found; `rule` is the name of a law, a symptom or a promise.
  func find(
    _ rule: String?,
    plays: Bool,
    watch: (Double) -> Bool
  ) -> (lines: [String], story: [String]) {
    guard let run = conversation.runs.first, let system = conversation.names.system else {
      return (["there is no world to search; 'system NAME' and 'wirings NAME' make one"], [])
    }
    if let file = conversation.names.storageFile {
      return (["no search: the rows in \(file.inQuotes) would change"], [])
    }
    if run.world.hasEnded { return (["the world has ended; 'undo' goes back"], []) }
    let subject = SearchSubject(
      run.wiring,
      of: system,
      withServer: run.world.runtime.server != nil,
      after: Array(conversation.history.ofThisWorld.dropFirst(2).map(\.command))
    )
    let limits = SearchLimits(states: Finder.mostStates)
    let (found, search) = Search.first(
      subject,
      limits,
      where: { finding in rule.map { finding.isOf(name: $0) } ?? true },
      watch: { watch(Double($0.states) / Double(Finder.mostStates)) }
    )
    guard let found else { return ([search.failure(rule)], []) }
    return (lines(found, offersToPlay: !plays), found.story)
  }

  private func lines(_ found: Discovery, offersToPlay: Bool) -> [String] {
    let count = counted(found.story.count, "command")
    guard !found.story.isEmpty else {
      return ["\(found.name): \(found.finding.text), here and now"]
    }
    return ["\(found.name) after \(count): \(found.finding.text)"]
      + found.story.map { "  > \($0)" }
      + (offersToPlay ? ["'find \(Word.quoted(found.name)) play' plays it"] : [])
  }
}
