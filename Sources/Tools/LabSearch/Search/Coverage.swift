import LabConversation
import MVCLab

/// What a search has come across: what it could use and reach, and what kept it from going on.
struct Coverage: Codable, Sendable {
  /// The controls in the states whose moves were tried.
  var controls = SeenControls()
  /// The names that truths gave in the states that were seen.
  var truthNames = TruthNames()
  /// The bounds that kept the search from a move, or from going on from a state.
  var cuts: Set<SearchBound> = []
  /// The situations of the domain that have occurred.
  var reached: Set<String> = []
}

extension Coverage {
  /// Adds what another part of the search has come across.
  mutating func add(_ other: Coverage) {
    controls.add(other.controls)
    truthNames.add(other.truthNames)
    cuts.formUnion(other.cuts)
    reached.formUnion(other.reached)
  }

  /// Notes what can be done in a state, and what is left out there.
  mutating func note(_ choices: WorldMoves) {
    controls.add(choices.controls)
    if choices.leavesOutWindow { cuts.insert(.windows) }
    if choices.leavesOutOrders { cuts.insert(.orders) }
    if !choices.controls.shared.isEmpty { cuts.insert(.names) }
  }

  /// Notes the situations that occur in a world.
  mutating func noteSituations(of domain: SearchDomain, in world: World) {
    for situation in domain.reaches where !reached.contains(situation.text) {
      if world.runtime.assemble({ situation.occurs(world) }) { reached.insert(situation.text) }
    }
  }
}
