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
  /// The chosen wirings are searched by turns, so the story is the shortest in any of them. Without a rule, a search looks for
  /// a defect that the wiring has not shown yet.
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
    // A correct wiring is seldom broken, and takes the whole search.
    let runs = session.runs.filter { !$0.isCorrect } + session.runs.filter(\.isCorrect)
    let subjects = runs.map { subject(for: rule, in: $0, of: system) }
    let searched = subjects.compactMap { try? $0.get() }
    var limits = SearchLimits(states: Finder.mostStates)
    limits.isInterrupted = { Interruption.isRequested }
    let (found, searches) = Search.first(
      of: searched,
      limits,
      in: workplace,
      // What is broken without a further command is known.
      where: { found in rule.map(found.finding.isOf) ?? !found.story.isEmpty },
      watch: { all in
        watch(Double(all.reduce(0) { $0 + $1.states }) / Double(Finder.mostStates * all.count))
      }
    )
    let heading = { (title: String) in runs.count > 1 ? ["in '\(title)':"] : [] }
    if let (found, index) = found {
      let title = runs.first { $0.wiring == searched[index].wiring.name }?.title ?? ""
      // Of a rule that is broken already, a search for the rule finds that.
      let isOfBroken = searches[index].broken.contains(found.finding.ruleName)
      let words = (isOfBroken ? [] : [Word.quoted(found.name)]) + ["play"]
      let offer = plays ? nil : (["find"] + words).joined(separator: " ")
      return (heading(title) + lines(found, offer), found.story)
    }
    var rest = searches[...]
    let lines = zip(runs, subjects).flatMap { run, subject -> [String] in
      switch subject {
      case .failure(let reason): return heading(run.title) + [reason.text]
      case .success:
        return heading(run.title)
          + (rest.popFirst().map { failure(of: $0, rule, run, system) } ?? [])
      }
    }
    return (lines, [])
  }

  /// Why a wiring is not searched.
  private struct NoSearch: Error {
    let text: String
  }

  /// A search in one wiring from the state of its world.
  private func subject(
    for rule: RuleName?,
    in run: ConversationState.RunState,
    of system: System
  ) -> Result<SearchSubject, NoSearch> {
    if run.hasEnded { return .failure(NoSearch(text: "the world has ended; 'undo' goes back")) }
    var correct: Wiring?
    if let symptom = system.rules.first(where: { $0.id == rule }), symptom.needsCorrectWiring {
      correct = system.correctWiring(besides: run.wiring)
      guard correct != nil, !run.isCorrect else {
        return .failure(
          NoSearch(text: "'\(symptom.name)' is about a misused wiring beside a correct one")
        )
      }
    }
    guard let wiring = system.wirings.first(where: { $0.name == run.wiring }) else {
      return .failure(NoSearch(text: "there is no wiring '\(run.wiring)' any more"))
    }
    return .success(
      SearchSubject(
        wiring,
        of: system,
        against: correct,
        withServer: run.hasServer,
        after: session.history.ofThisWorld.dropFirst(Opening.count).compactMap {
          $0.command.command(in: [run.wiring], typedIn: nil)
        }
      )
    )
  }

  /// Why a search has found nothing, and what searches on.
  private func failure(
    of search: Search,
    _ rule: RuleName?,
    _ run: ConversationState.RunState,
    _ system: System
  ) -> [String] {
    let broken = rule == nil ? search.broken.map(\.heading).sorted() : []
    let known = broken.isEmpty ? [] : ["broken already: \(broken.joined(separator: ", "))"]
    let dependence = search.dependence?.split(separator: "\n").map(String.init) ?? []
    return [search.failure(rule)] + dependence + known
      + wayFurther(search.stop, run.present, of: system)
  }

  /// What searches on after a search that stopped at the limit of its states.
  private func wayFurther(_ stop: Search.Stop?, _ wiring: String, of system: System) -> [String] {
    guard case .states? = stop else { return [] }
    let call = "\(program) explore \(system.name) --wiring \(wiring)"
    return ["in the shell, '\(call)' searches further, from the first screen"]
  }

  private func lines(_ found: Discovery, _ offer: String?) -> [String] {
    let count = counted(found.story.count, "command")
    guard !found.story.isEmpty else {
      return ["\(found.shownName): \(found.finding.text), here and now"]
    }
    return ["\(found.shownName) after \(count): \(found.finding.text)"]
      + found.story.map { "  > \($0)" } + (offer.map { ["\($0.inOtherQuotes) plays it"] } ?? [])
  }
}
