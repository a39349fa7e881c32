import LabConversation
import MVCLab

/// What a transcript is about, as its commands tell one after the other, and whether they can be read.
struct Preamble {
  private(set) var grammar: Grammar
  private(set) var wirings: [Wiring] = []
  private(set) var stage = Stage.nothing

  /// How far the introduction has come.
  enum Stage {
    case nothing
    case system
    case ready
    /// The introduction is wrong: of what follows, only commands can be judged, if there is a system.
    case lost
  }

  /// Commands that ask something of a terminal, or of a story that a document does not have.
  static let outOfPlace: Set<String> = [
    "quit", "save", "source", "contrast", "undo", "redo", "goto", "history",
  ]

  init(systems: [System]) { grammar = Grammar(systems: systems) }

  /// Reads a command; returns what is wrong with it and how many characters into it.
  mutating func read(_ text: String) -> (defect: ScenarioError.Reason, offset: Int)? {
    do throws(ParseError) {
      let heads = try Word.heads(of: Word.split(text))
      if let defect = introduce(heads) { return (defect, (heads.first?.column ?? 1) - 1) }
      if let (head, defect) = misplaced(heads) { return (defect, head.column - 1) }
      guard stage != .lost || grammar.system != nil else { return nil }
      if stage == .lost { grammar.assumeWirings() }
      _ = try grammar.read(text)
      if let system = grammar.system, wirings.isEmpty {
        wirings = grammar.wirings.compactMap { name in
          system.wirings.first { $0.name == name }
        }
      }
      return nil
    } catch {
      if wirings.isEmpty { stage = .lost }
      return (.command(error.complaint), error.column - 1)
    }
  }

  private mutating func introduce(_ heads: [Word]) -> ScenarioError.Reason? {
    let name = heads.first?.text.lowercased()
    switch stage {
    case .nothing:
      stage = name == "system" ? .system : .lost
      return name == "system" ? nil : .noSystem
    case .system:
      stage = name == "wirings" ? .ready : .lost
      return name == "wirings" ? nil : .noWirings
    case .ready, .lost: return nil
    }
  }

  private func misplaced(_ heads: [Word]) -> (head: Word, defect: ScenarioError.Reason)? {
    for (index, head) in heads.enumerated() {
      let name = head.text.lowercased()
      if Preamble.outOfPlace.contains(name) { return (head, .outOfPlace(name)) }
      let isSubject = name == "system" || name == "wirings"
      guard isSubject, index > 0 || !wirings.isEmpty else { continue }
      return (head, .secondSubject(name))
    }
    return nil
  }
}
