import LabConversation
import LabSearch
import LabText
import MVCLab

/// Searches from the present state of a conversation's leading world.
struct Finder {
  private let conversation: Conversation
  /// The name of the program, whose command of the shell searches further.
  private let program: String

  init(_ conversation: Conversation, program: String) {
    (self.conversation, self.program) = (conversation, program)
  }

  /// How many states a search at the prompt keeps.
  static let mostStates = 5_000

  /// What to print, and the story that was found.
  ///
  /// Each chosen wiring is searched. Without a rule, a search looks for what the wiring has not broken yet.
  func find(
    _ rule: RuleName?,
    plays: Bool,
    watch: (Double) -> Bool
  ) -> (lines: [String], story: [String]) {
    guard let system = conversation.names.system, !conversation.runs.isEmpty else {
      return (["there is no world to search; 'system NAME' and 'wirings NAME' make one"], [])
    }
    if let file = conversation.names.storageFile {
      return (["no search: the rows in \(file.inQuotes) would change"], [])
    }
    var lines: [String] = []
    var story: [String] = []
    // A correct wiring is seldom broken, and takes the whole search.
    let runs = conversation.runs.filter { !$0.isCorrect } + conversation.runs.filter(\.isCorrect)
    for (index, run) in runs.enumerated() {
      if index > 0, Interruption.isRequested {
        lines.append("not searched: '\(run.title)'")
        continue
      }
      let (found, text) = find(rule, in: run, of: system) { share in
        watch((Double(index) + share) / Double(runs.count))
      }
      if runs.count > 1 { lines.append("in '\(run.title)':") }
      lines += found.map { self.lines($0, offersToPlay: !plays) } ?? text
      if story.isEmpty { story = found?.story ?? [] }
    }
    return (lines, story)
  }

  /// What one wiring can break from here, or why nothing was found.
  private func find(
    _ rule: RuleName?,
    in run: WiringRun,
    of system: System,
    watch: (Double) -> Bool
  ) -> (found: Discovery?, failure: [String]) {
    if run.world.hasEnded { return (nil, ["the world has ended; 'undo' goes back"]) }
    var correct: Wiring?
    if let symptom = system.rules.first(where: { $0.id == rule }), symptom.needsCorrectWiring {
      correct = system.correctWiring(besides: run.wiring.name)
      guard correct != nil, !run.isCorrect else {
        return (nil, ["'\(symptom.name)' is about a misused wiring beside a correct one"])
      }
    }
    let subject = SearchSubject(
      run.wiring,
      of: system,
      against: correct,
      withServer: run.world.runtime.server != nil,
      domain: system.searchDomain.widened(for: run.world),
      after: conversation.history.ofThisWorld.dropFirst(Opening.count).compactMap {
        $0.command.command(in: [run.wiring.name], typedIn: nil)
      }
    )
    var limits = SearchLimits(states: Finder.mostStates)
    limits.isInterrupted = { Interruption.isRequested }
    let broken = Set(rule == nil ? run.findings.map(\.ruleName) : [])
    let (found, search) = Search.first(
      subject,
      limits,
      where: { finding in rule.map(finding.isOf) ?? !broken.contains(finding.ruleName) },
      watch: { watch(Double($0.states) / Double(Finder.mostStates)) }
    )
    if let found { return (found, []) }
    let known =
      broken.isEmpty
      ? [] : ["broken already: \(broken.map(\.heading).sorted().joined(separator: ", "))"]
    let dependence = search.dependence?.split(separator: "\n").map(String.init) ?? []
    let further = wayFurther(search.stop, run.world.wiring, of: system)
    return (nil, [search.failure(rule)] + dependence + known + further)
  }

  /// What searches on after a search that stopped at the limit of its states.
  private func wayFurther(_ stop: Search.Stop?, _ wiring: Wiring, of system: System) -> [String] {
    guard case .states? = stop else { return [] }
    let call = "\(program) explore \(system.name) --wiring \(wiring.name)"
    return ["in the shell, '\(call)' searches further, from the first screen"]
  }

  private func lines(_ found: Discovery, offersToPlay: Bool) -> [String] {
    let count = counted(found.story.count, "command")
    guard !found.story.isEmpty else {
      return ["\(found.name): \(found.finding.text), here and now"]
    }
    let command = "find \(Word.quoted(found.name)) play".inOtherQuotes
    return ["\(found.name) after \(count): \(found.finding.text)"]
      + found.story.map { "  > \($0)" }
      + (offersToPlay ? ["\(command) plays it"] : [])
  }
}
