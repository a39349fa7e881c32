/// What a law may look at after a step: the hops of the step, all hops before, and the world at rest.
struct Evidence {
  let world: World
  let anatomy: Anatomy
  /// The hops of this step, as indexes into the flow.
  let step: Range<Int>
  /// The lasting states that were told already in this world.
  let told: Set<Breach.State>
  /// Every component that is alive.
  let alive: [Component]

  init(world: World, anatomy: Anatomy, step: Range<Int>, told: Set<Breach.State>) {
    (self.world, self.anatomy, self.step, self.told) = (world, anatomy, step, told)
    alive = world.surroundings.census.alive
  }

  var hops: [Hop] { world.flow.hops }

  func role(_ participant: Participant) -> Role { world.surroundings.census.role(of: participant) }
  func name(_ participant: Participant) -> String {
    world.surroundings.census.name(of: participant)
  }

  /// The hops of this step that are of one of these kinds.
  func hops(_ kinds: Hop.Kind...) -> [(index: Int, hop: Hop)] {
    let hops = hops
    return step.compactMap { index in
      kinds.contains(hops[index].kind) ? (index, hops[index]) : nil
    }
  }

  /// The hops during which the one at `index` happened, the nearest first.
  func causes(of index: Int) -> some Sequence<(index: Int, hop: Hop)> {
    sequence(first: index) {
      let cause = hops[$0].cause
      return cause < 0 ? nil : cause
    }
    .lazy.dropFirst().map { ($0, hops[$0]) }
  }

  /// The line to show for a hop: its own, or that of the nearest hop around it that has one.
  func site(of index: Int) -> SourceLine? {
    SourceLine(hops[index].site)
      ?? causes(of: index).lazy.compactMap { SourceLine($0.hop.site) }.first
  }

  /// The line to show for what `culprit` had a model do: the model's own if it lies in the culprit's
  /// source, else the nearest around it that is the culprit's.
  func site(of index: Int, by culprit: Participant) -> SourceLine? {
    let own = site(of: index)
    let type = name(culprit)
    if let own, world.system.sources.file(own.file)?.declares(type) != false { return own }
    return causes(of: index).lazy.filter { $0.hop.callee == culprit }
      .compactMap { SourceLine($0.hop.site) }.first ?? own
  }

  /// The line on which a stored property is declared.
  func declaration(of property: Anatomy.Property) -> SourceLine? {
    anatomy.declaration(of: property, wiring: world.wiring.name) {
      world.system.sources.property(property.name, of: property.owner, in: world.wiring.files)
    }
  }

  /// Whether a hop is a model telling somebody else something, by whatever mechanism.
  func isModelsWord(_ hop: Hop) -> Bool {
    hop.kind.isMechanism && role(hop.caller) == .model
  }
}

extension Hop {
  /// What set a flow going, with its article: `a tap`, `an answer`.
  var occasion: String {
    guard kind == .userEvent else { return "an answer" }
    let word = name.prefix { $0 != " " }
    return word.hasSuffix("ing") ? String(word) : "a \(word)"
  }
}
