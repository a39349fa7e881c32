import HeadlessUI
import MVC

/// Examines a world after every step and reports what is new: each breach where it happens, each
/// symptom when it begins.
package final class Inspector {
  private let system: System
  /// The waivers that let a breach pass.
  package private(set) var waivers: Set<Waiver> = []
  /// The names that truths have given.
  package private(set) var truthNames = TruthNames()
  /// What it remembers of earlier steps.
  package var memory: Memory
  /// What it has seen before the present step could change it.
  private var sights: [Participant: TableSight] = [:]
  /// The item whose row the user touches in the present step.
  private var touched: TouchedItem?

  /// What an inspector must not report again, and what the promises remember.
  package struct Memory: Sendable {
    fileprivate(set) var promises: [any Promise]
    /// The hops that promises have seen.
    fileprivate var hopsSeen = 0
    /// The lists from which tables were filled.
    fileprivate(set) var lists: [TableList: ListedTexts] = [:]
    /// The tables, as they were when the world last came to rest.
    fileprivate(set) var tables: [Participant: TableMemory] = [:]
    /// The items whose rows the user has touched, and for which a request was sent; the last ones.
    fileprivate(set) var touches: [TouchedItem] = []
    /// The item whose row the user touched last, if an alert came of it.
    fileprivate(set) var touchBeforeAlert: TouchedItem?
    /// The controls that were switched off for a request; the last ones.
    fileprivate(set) var waits: [SwitchedOff] = []
    /// When each thing on a screen last showed what its model says.
    fileprivate var agreed: [TrueThing: Agreement] = [:]
    /// The controls that show something else than their model says, with what they showed when they agreed.
    fileprivate(set) var unsettled: [TrueThing: ShownThing] = [:]
    /// The lasting breaches that were reported.
    fileprivate var breaches: Set<ReportedState> = []
    /// The harms that were found when the world last came to rest.
    fileprivate var harms: Set<ReportedState> = []
    /// The symptoms that were found when the world was last compared with a correct one.
    fileprivate var differences: Set<String> = []
  }

  /// An inspector for one world of a system.
  package init(of system: System) {
    self.system = system
    memory = Memory(promises: system.makePromises())
  }

  /// The new findings in a world after the hops `step`; `unheard` says what the user did in vain.
  ///
  /// Promises, truths and rules run as code of the world, so they may call what belongs to the main actor.
  package func inspect(_ world: World, step: Range<Int>, unheard: String?) -> [Finding] {
    world.runtime.assemble { findings(in: world, step, unheard) }
  }

  private func findings(in world: World, _ step: Range<Int>, _ unheard: String?) -> [Finding] {
    let lists = Evidence.tableLists(in: step, of: world)
    let tables = tables(in: world, after: step)
    for index in memory.waits.indices { memory.waits[index].follow(step, in: world.flow) }
    defer {
      memory.note(lists)
      memory.tables = tables
      (sights, touched) = ([:], nil)
    }
    let evidence = Evidence(
      world: world,
      sources: system.sources,
      breakages: breakages(in: world),
      step: step,
      unheard: unheard,
      lists: lists,
      listsBefore: memory.lists,
      tables: (now: tables, before: memory.tables),
      sights: sights,
      touched: touched,
      touches: memory.touches,
      touchBeforeAlert: memory.touchBeforeAlert,
      waits: memory.waits,
      agreed: memory.agreed,
      reported: memory.breaches
    )
    if !evidence.hops(.request).isEmpty { memory.noteWaits(evidence) }
    if !evidence.userEvents.isEmpty { memory.touchBeforeAlert = evidence.touchBehindAlert }
    for screen in evidence.screens { screen.note(in: &truthNames) }
    let found = breaches(evidence) + symptoms(evidence)
    memory.agreed.merge(evidence.agreements) { $1 }
    memory.unsettled = evidence.unsettled
    memory.forgetWaits(in: world)
    if found.contains(where: { $0.isOf(.symptom(Symptom.actsOnAnotherRow.name)) }) {
      memory.forget(evidence.touchedItem)
    }
    // They wait for answers.
    if world.runtime.server?.isIdle ?? true { memory.touches = [] }
    memory.touches = memory.touches.compactMap { followed($0, evidence) }
    memory.touchBeforeAlert = memory.touchBeforeAlert.flatMap { followed($0, evidence) }
    return found
  }

  /// The item of an earlier touch, where this step has left it; nil if nobody knows.
  private func followed(_ touch: TouchedItem, _ evidence: Evidence) -> TouchedItem? {
    evidence.sight(of: touch.table).flatMap { now in
      touch.followed(through: evidence.step, of: evidence.hops, from: sights[touch.table], to: now)
    }
  }

  /// Looks at what a step may change for whose sake a user touched a row before.
  package func beginStep(of world: World) {
    (sights, touched) = ([:], nil)
    for touch in memory.touches + [memory.touchBeforeAlert].compactMap(\.self) {
      if let table = world.runtime.registry.component(touch.table) as? TableView { look(at: table) }
    }
  }

  /// Looks at a table whose row the user is about to touch, or something in it.
  package func willReceive(_ event: UserEvent, _ component: Component, row: Int?) {
    guard touched == nil, event != .scroll,
      let (table, row) = (component as? Element)?.touchedRow(row)
    else { return }
    look(at: table)
    guard let memory = memory.tables[table.participant] else { return }
    let event = component.runtime.flow.count
    touched = TouchedItem(row: row, of: table, in: memory, event: event)
  }

  private func look(at table: TableView) {
    guard sights[table.participant] == nil, let memory = memory.tables[table.participant] else {
      return
    }
    sights[table.participant] = TableSight(table, memory, withNames: true)
  }

  /// The tables as they are after a step: those that it has filled or touched are looked at again, and those of whose lists
  /// one has changed.
  private func tables(in world: World, after step: Range<Int>) -> [Participant: TableMemory] {
    guard !world.hasEnded else { return memory.tables }
    var looked: Set<Participant> = []
    var changed: Set<Participant> = []
    for hop in world.flow.hops[step] {
      switch hop.kind {
      case .dataSource: looked.insert(hop.caller)
      case .userEvent: looked.insert(hop.callee)
      case .change: changed.insert(hop.callee)
      default: continue
      }
    }
    var tables = memory.tables
    if !changed.isEmpty {
      for (table, memory) in tables
      where memory.lists.contains(where: { changed.contains($0.list.owner) }) {
        looked.insert(table)
      }
    }
    for participant in looked {
      guard let table = world.runtime.registry.component(participant) as? TableView else {
        continue
      }
      tables[participant] = TableMemory(table, after: tables[participant])
    }
    return tables
  }

  /// What is wrong with a world at rest by the promises of its system.
  private func breakages(in world: World) -> [Breakage] {
    guard !world.hasEnded else { return [] }
    let hops = world.flow.hops.dropFirst(memory.hopsSeen)
    memory.hopsSeen = world.flow.count
    return memory.promises.indices.flatMap { index in
      let name = memory.promises[index].name
      return memory.promises[index].breakages(in: world, after: hops)
        .map { Breakage(promise: name, text: $0) }
    }
  }
}

extension Element {
  /// The table and the row of a user's act on this element: on a row of a table, or on something in one.
  fileprivate func touchedRow(_ row: Int?) -> (table: TableView, row: Int)? {
    if let table = self as? TableView, let row { return (table, row) }
    let cells = sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? Cell }
    for cell in cells {
      if let table = cell.table, let row = table.row(of: cell) { return (table, row) }
    }
    return nil
  }
}

extension Inspector.Memory {
  /// Forgets which findings were reported.
  package mutating func forgetWhatWasTold() { (breaches, harms, differences) = ([], [], []) }

  /// Remembers what the user has touched, and what was switched off, for a request of this step.
  fileprivate mutating func noteWaits(_ evidence: Evidence) {
    if let touch = evidence.touchedItem {
      touches = (touches + [touch]).suffix(Inspector.mostWaits)
    }
    var off = evidence.switchedOff
    for index in off.indices { off[index].follow(evidence.step, in: evidence.world.flow) }
    if !off.isEmpty { waits = (waits + off).suffix(Inspector.mostWaits) }
  }

  /// Forgets the controls that are on again or gone.
  fileprivate mutating func forgetWaits(in world: World) {
    waits.removeAll {
      (world.runtime.registry.component($0.control) as? Control)?.isEnabled != false
    }
  }

  /// Forgets a touch that was found to act on another row, so that what its request brings is not told once more.
  fileprivate mutating func forget(_ touch: TouchedItem?) {
    touches.removeAll { $0.event == touch?.event }
    if touchBeforeAlert?.event == touch?.event { touchBeforeAlert = nil }
  }

  /// Remembers what is in the lists from which tables were filled.
  fileprivate mutating func note(_ found: [TableList: ListedTexts]) {
    for (list, texts) in found {
      let before = lists[list]
      lists[list] = ListedTexts(
        now: texts.now,
        seen: texts.seen.union(before?.seen ?? []),
        isShown: texts.isShown || before?.isShown == true
      )
    }
  }
}

extension Inspector {
  /// How many touches of rows, and controls that are off, may wait for an answer.
  fileprivate static let mostWaits = 8

  /// Begins to look at another wiring, which has replaced the one in the world.
  ///
  /// What was reported of the other one can be reported of this one too. A promise that is broken
  /// already was broken before, so it is not reported unless it is kept and broken again.
  package func beginWiring(in world: World) {
    let broken = world.runtime.assemble { breakages(in: world) }.map {
      ReportedState(rule: Symptom.brokenPromise.name, text: $0.text)
    }
    (memory.breaches, memory.harms) = ([], Set(broken))
  }

  private func breaches(_ evidence: Evidence) -> [Finding] {
    let laws = system.style.laws
    var findings: [Finding] = []
    for index in laws.indices {
      let breaches = laws[index].breaches(evidence)
      // Most laws find nothing, and are not copied.
      if !breaches.isEmpty { findings += new(breaches, of: laws[index], evidence) }
    }
    return findings
  }

  /// A breach of a hop is reported once in a step for each culprit, a lasting one once in a world.
  private func new(_ breaches: [Breach], of law: Law, _ evidence: Evidence) -> [Finding] {
    var culprits: Set<Participant> = []
    return breaches.filter { breach in
      guard !isInherited(breach, in: evidence), !isWaived(breach, of: law) else { return false }
      guard breach.hop == nil else { return culprits.insert(breach.culprit).inserted }
      return memory.breaches.insert(ReportedState(rule: law.name, text: breach.text)).inserted
    }.map { Finding($0, of: law, in: evidence.world) }
  }

  private func isWaived(_ breach: Breach, of law: Law) -> Bool {
    guard let waiver = system.sources.waiver(of: law.name, at: breach.site) else { return false }
    waivers.insert(waiver)
    return true
  }

  /// A harm of a step is reported each time, a harm at rest when it begins.
  private func symptoms(_ evidence: Evidence) -> [Finding] {
    var findings: [Finding] = []
    var present: Set<ReportedState> = []
    for symptom in system.symptoms {
      switch symptom.search {
      case .inStep(let find):
        findings += find(evidence).filter { !isInherited($0, in: evidence) }
          .map { Finding($0, of: symptom, in: evidence.world) }
      case .atRest(let find):
        guard !evidence.world.hasEnded else { continue }
        for harm in find(evidence) {
          let state = ReportedState(rule: symptom.name, text: harm.text)
          guard present.insert(state).inserted, !memory.harms.contains(state) else { continue }
          findings.append(Finding(harm, of: symptom, in: evidence.world))
        }
      case .beside: break
      }
    }
    memory.harms = present
    return findings
  }

  /// Whether a comparison with a correct wiring's world finds a symptom, reported or not.
  package func finds(_ name: String, in world: World, beside correct: World) -> Bool {
    system.symptoms.contains { $0.name == name && !$0.harms(in: world, beside: correct).isEmpty }
  }

  /// Everything in which a world differs from a correct wiring's world after the same commands, reported or not.
  package func differences(of world: World, from correct: World) -> [Difference] {
    system.symptoms.flatMap { symptom in
      symptom.harms(in: world, beside: correct).flatMap { harm in
        let whole = ScreenDifference(harm.text, own: harm.text, expected: "")
        return (harm.lines.isEmpty ? [whole] : harm.lines).map { line in
          let part = Harm(line.text, site: harm.site, hop: harm.hop)
          return Difference(finding: Finding(part, of: symptom, in: world), form: line.form)
        }
      }
    }
  }

  /// The new findings in a world, compared with a correct wiring's world after the same commands.
  package func inspect(_ world: World, beside correct: World) -> [Finding] {
    system.symptoms.flatMap { symptom -> [Finding] in
      let harms = symptom.harms(in: world, beside: correct)
      guard !harms.isEmpty else {
        memory.differences.remove(symptom.name)
        return []
      }
      guard memory.differences.insert(symptom.name).inserted else { return [] }
      return harms.map { Finding($0, of: symptom, in: world) }
    }
  }
}

// MARK: - After a swap

extension Inspector {
  /// Whether a remainder of the wiring that was replaced breaks the law.
  ///
  /// A model that acts in this step may be one that the present wiring has taken over.
  private func isInherited(_ breach: Breach, in evidence: Evidence) -> Bool {
    let isActingModel = breach.hop != nil && evidence.role(breach.culprit) == .model
    return !isActingModel && evidence.world.isOlderThanWiring(breach.culprit)
  }

  /// Whether a remainder of the wiring that was replaced causes the harm, or has asked the question
  /// that is answered in vain.
  private func isInherited(_ harm: Harm, in evidence: Evidence) -> Bool {
    guard let index = harm.hop, !evidence.world.hasEnded else { return false }
    let hop = evidence.hops[index]
    return evidence.world.isOlderThanWiring(hop.kind == .answer ? hop.callee : hop.caller)
  }
}

extension Finding {
  fileprivate init(_ breach: Breach, of law: Law, in world: World) {
    (kind, rule, promise, text) = (.breach, law.name, nil, breach.text)
    (site, hop, isOfRealThread) = (breach.site, breach.hop, false)
    window = world.nameOfWindow(of: breach.culprit)
  }

  fileprivate init(_ harm: Harm, of symptom: Symptom, in world: World) {
    (kind, rule, promise, text) = (.symptom, symptom.name, harm.promise, harm.text)
    (site, hop, isOfRealThread) = (harm.site, harm.hop, harm.isOfRealThread)
    window = nil
  }
}
