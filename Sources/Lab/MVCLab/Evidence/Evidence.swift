import HeadlessUI
import MVC

/// What laws and symptoms examine after a step: its hops, all hops before, and the world at rest.
///
/// A hop is one step of the flow: one participant reached another, by a mechanism, from a line, because
/// of another hop. A participant is a small number; ``role(_:)``, ``name(_:)`` and ``component(_:)``
/// return what it stands for.
public struct Evidence {
  /// The examined world; a law or a symptom only reads it.
  public let world: World
  /// The source of the wirings.
  public let sources: SourceIndex
  /// What is wrong by the promises of the product; none if the world has ended.
  public let breakages: [Breakage]
  /// The hops of this step, as indexes into ``hops``.
  public let step: Range<Int>
  /// A sentence about a user's action of this step that no object received; nil if there was none.
  public let unheard: String?
  /// The kinds of its hops.
  private let kinds: HopBits
  /// What the screens with a truth show; none if the world has ended.
  let screens: [ScreenSnapshot]
  /// The lists from which tables were filled in this step, and what was in them before.
  let lists: [TableList: ListedTexts]
  let listsBefore: [TableList: ListedTexts]
  /// What the lab remembers of the tables, and what it did before this step.
  let tables: [Participant: TableMemory]
  let tablesBefore: [Participant: TableMemory]
  /// What was in the lists of the tables that this step is about, before it changed them.
  let sights: [Participant: TableSight]
  /// The item whose row the user touches in this step.
  let touched: TouchedItem?
  /// The items whose rows the user has touched, and for which a request was sent.
  let touches: [TouchedItem]
  /// The item whose row the user touched last, if an alert came of it.
  let touchBeforeAlert: TouchedItem?
  /// The controls that were switched off for a request.
  let waits: [SwitchedOff]
  /// When each thing on a screen last showed what its model says.
  let agreed: [TrueThing: Agreement]
  /// The lasting breaches that were reported in this world.
  let reported: Set<ReportedState>
  /// The alive components without those of the view layer's own classes, which hold no models.
  public let wiringComponents: [Component]
  /// All components that are alive.
  public var alive: [Component] { world.runtime.registry.alive }
  /// What more than one rule looks up.
  let looks = Looks()

  init(
    world: World,
    sources: SourceIndex,
    breakages: [Breakage],
    step: Range<Int>,
    unheard: String?,
    lists: [TableList: ListedTexts],
    listsBefore: [TableList: ListedTexts],
    tables: (now: [Participant: TableMemory], before: [Participant: TableMemory]),
    sights: [Participant: TableSight],
    touched: TouchedItem?,
    touches: [TouchedItem],
    touchBeforeAlert: TouchedItem?,
    waits: [SwitchedOff],
    agreed: [TrueThing: Agreement],
    reported: Set<ReportedState>
  ) {
    (self.world, self.sources) = (world, sources)
    (self.breakages, self.step) = (breakages, step)
    (self.unheard, self.reported) = (unheard, reported)
    (self.lists, self.listsBefore) = (lists, listsBefore)
    (self.tables, tablesBefore) = (tables.now, tables.before)
    (self.touches, self.touchBeforeAlert, self.waits) = (touches, touchBeforeAlert, waits)
    (self.agreed, self.sights, self.touched) = (agreed, sights, touched)
    kinds = HopBits(of: step, in: world.flow.hops)
    wiringComponents = world.runtime.registry.alive { !ViewLayer.contains($0) }
    screens = world.hasEnded ? [] : ScreenSnapshot.all(in: world)
  }

  /// What was looked up since the world came to rest.
  final class Looks {
    @exclusivity(unchecked) var authors: [Int: Author] = [:]
    @exclusivity(unchecked) var actors: [Int: Author] = [:]
    @exclusivity(unchecked) var tables: [TableView]?
  }

  /// The tables on the topmost screens.
  var tablesInSight: [TableView] {
    if let tables = looks.tables { return tables }
    let tables = world.windows.compactMap(\.top).flatMap(\.elements).compactMap { $0 as? TableView }
    looks.tables = tables
    return tables
  }

  /// All hops since the world began.
  public var hops: [Hop] { world.flow.hops }

  /// The role of a participant, alive or not.
  public func role(_ participant: Participant) -> Role {
    world.runtime.registry.role(of: participant)
  }

  /// The name of a participant in a sentence: a type's name in quotes, `'ToDoStore'`, and a description
  /// as it is, `the label 'title'`.
  public func name(_ participant: Participant) -> String {
    world.runtime.registry.name(of: participant).inReports
  }

  /// The component behind a participant, if it is one and still alive.
  public func component(_ participant: Participant) -> Component? {
    world.runtime.registry.component(participant)
  }

  /// The user's events of this step, each with its index into ``hops``.
  public var userEvents: [(index: Int, hop: Hop)] {
    step.map { ($0, hops[$0]) }.filter { $0.1.userEvent != nil }
  }

  /// The hops of this step of these kinds, in order, each with its index into ``hops``.
  public func hops(_ kinds: Hop.Kind...) -> [(index: Int, hop: Hop)] {
    let wanted = HopKinds(kinds)
    guard wanted.mayBe(in: self.kinds) else { return [] }
    let hops = hops
    var found: [(index: Int, hop: Hop)] = []
    for position in wanted.candidates(in: self.kinds) {
      let index = step.lowerBound + position
      if wanted.contains(hops[index].kind) { found.append((index, hops[index])) }
    }
    return found
  }

  /// The hops during which the one at `index` happened, the nearest first.
  ///
  /// The causes cross pending work: from an answer to its request, and to the tap that sent it.
  public func causes(of index: Int) -> UnfoldSequence<(index: Int, hop: Hop), Int> {
    let hops = hops
    return sequence(state: hops[index].cause) { cause in
      guard cause >= 0 else { return nil }
      defer { cause = hops[cause].cause }
      return (cause, hops[cause])
    }
  }

  /// Where a hop comes from, also across time.
  func origin(of index: Int) -> Origin { world.flow.origin(of: index) }

  /// The line to show for a hop: its own, that of the plain call that led to it, or that of its nearest cause with a line.
  ///
  /// Nil if unknown code led to it: the line of a cause would blame another place.
  public func site(of index: Int) -> SourceLine? {
    for index in [index] + causes(of: index).map(\.index) {
      if let line = world.runtime.line(of: index) { return line }
      guard plainCalls(before: index).allSatisfy(\.isKnown) else { return nil }
    }
    return nil
  }

  /// The line on which a component's class declares a stored property, if the wiring names its file.
  public func declaration(of property: String, in component: Component) -> SourceLine? {
    declaration(of: StoredProperties.Property(name: property, owner: "\(type(of: component))"))
  }

  /// The only line of the wiring that assigns to a property of this name; nil if there are several.
  func assignment(to property: String) -> SourceLine? {
    sources.code.assignment(to: property, in: world.wiring.files).map { SourceLine($0) }
  }

  /// The line on which a stored property is declared.
  func declaration(of property: StoredProperties.Property) -> SourceLine? {
    StoredProperty(property, of: self).declaration
  }

  /// The parts of a property that a change following from an answer has replaced as a whole.
  ///
  /// A list of which an element has stayed in its place is not replaced, nor is a dictionary or a set.
  public func partsReplaced(at index: Int) -> [ReplacedPart] {
    world.flow.replacedParts(at: index) ?? []
  }

  /// Whether a hop is a model that notifies or calls another component, by any mechanism.
  public func isModelNotification(_ hop: Hop) -> Bool {
    hop.kind.isMechanism && role(hop.caller) == .model
  }
}
