import LabConversation
import LabSearch
import LabText
import LabWork
import MVCLab

/// Searches from the present state of a session's worlds.
struct Finder {
  private let session: Session
  private let workplace: any Workplace
  /// The name of the program, whose command of the shell searches further.
  private let program: String

  init(_ session: Session, _ workplace: any Workplace, program: String) {
    (self.session, self.workplace, self.program) = (session, workplace, program)
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
    guard let system = session.names.system, !session.runs.isEmpty else {
      return (["there is no world to search; 'system NAME' and 'wirings NAME' make one"], [])
    }
    if let file = session.state.storageFile {
      return (["no search: the rows in \(file.inQuotes) would change"], [])
    }
    var lines: [String] = []
    var story: [String] = []
    // A correct wiring is seldom broken, and takes the whole search.
    let runs = session.runs.filter { !$0.isCorrect } + session.runs.filter(\.isCorrect)
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
    in run: ConversationState.RunState,
    of system: System,
    watch: (Double) -> Bool
  ) -> (found: Discovery?, failure: [String]) {
    if run.hasEnded { return (nil, ["the world has ended; 'undo' goes back"]) }
    var correct: Wiring?
    if let symptom = system.rules.first(where: { $0.id == rule }), symptom.needsCorrectWiring {
      correct = system.correctWiring(besides: run.wiring)
      guard correct != nil, !run.isCorrect else {
        return (nil, ["'\(symptom.name)' is about a misused wiring beside a correct one"])
      }
    }
    guard let wiring = system.wirings.first(where: { $0.name == run.wiring }) else {
      return (nil, [])
    }
    let subject = SearchSubject(
      wiring,
      of: system,
      against: correct,
      withServer: run.hasServer,
      after: session.history.ofThisWorld.dropFirst(Opening.count).compactMap {
        $0.command.command(in: [run.wiring], typedIn: nil)
      }
    )
    var limits = SearchLimits(states: Finder.mostStates)
    limits.isInterrupted = { Interruption.isRequested }
    let broken = Set(rule == nil ? run.broken : [])
    let (found, search) = Search.first(
      subject,
      limits,
      in: workplace,
      where: { finding in rule.map(finding.isOf) ?? !broken.contains(finding.ruleName) },
      watch: { watch(Double($0.states) / Double(Finder.mostStates)) }
    )
    if let found { return (found, []) }
    let known =
      broken.isEmpty
      ? [] : ["broken already: \(broken.map(\.heading).sorted().joined(separator: ", "))"]
    let dependence = search.dependence?.split(separator: "\n").map(String.init) ?? []
    let further = wayFurther(search.stop, run.present, of: system)
    return (nil, [search.failure(rule)] + dependence + known + further)
  }

  /// What searches on after a search that stopped at the limit of its states.
  private func wayFurther(_ stop: Search.Stop?, _ wiring: String, of system: System) -> [String] {
    guard case .states? = stop else { return [] }
    let call = "\(program) explore \(system.name) --wiring \(wiring)"
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
