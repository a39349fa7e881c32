import MVC

/// What holds some components: the live ones whose stored properties refer to them, and blocks that capture
/// them.
struct Holders {
  private var holders: [Participant: [Component]] = [:]
  private let wanted: Set<Participant>
  private let alive: [Component]
  private let runtime: Runtime
  /// Found out when the first component is asked about that no stored property is sure to hold.
  private lazy var blocks = heldInBlocks()

  /// A block, and where it is, such as `in 'Model.onChange'`; `property` is the name alone.
  typealias PlacedBlock = (place: String, block: KeptBlock, property: String?)

  init(of components: [Component], in world: World) {
    runtime = world.runtime
    alive = runtime.registry.alive
    wanted = Set(components.map(\.participant))
    for holder in alive {
      ObjectGraph(within: holder) { [wanted] met in
        if wanted.contains(met.participant) { holders[met.participant, default: []].append(holder) }
        return .around
      }
    }
  }

  /// What holds a component in words, and the block if it is one, with the property that has it; no words if nothing is
  /// seen that does.
  mutating func reason(
    for component: Component,
    inBlock: Bool
  ) -> (text: String?, block: KeptBlock?, property: String?) {
    var own: Set<ObjectIdentifier> = []
    ObjectGraph(from: [component]) { part in
      own.insert(ObjectIdentifier(part))
      return .through
    }
    let holders = holders[component.participant] ?? []
    let others = holders.filter { !own.contains(ObjectIdentifier($0)) }
    if !others.isEmpty { return ("held by \(names(of: others))", nil, nil) }
    if inBlock { return ("held by a block that keeps it", nil, nil) }
    if holders.contains(where: { $0 === component }) { return ("held by itself", nil, nil) }
    if let (place, block, property) = blocks[component.participant] {
      return ("held by a block \(place)", block, property)
    }
    let parts = holders.filter { !ViewLayer.contains(type(of: $0)) }
    return (
      parts.isEmpty ? nil : "probably in a cycle with \(names(of: parts)), which it holds", nil, nil
    )
  }

  private func names(of components: [Component]) -> String {
    components.map { "'\($0.typeName)'" }.joined(separator: ", ")
  }
}

// MARK: - Blocks

extension Holders {
  /// The components that blocks capture; of several places the first counts, a component's own before all.
  private func heldInBlocks() -> [Participant: PlacedBlock] {
    var (found, own) = ([Participant: PlacedBlock](), Set<Participant>())
    for holder in alive {
      for (place, value, property) in places(in: holder) {
        for (component, block) in captures(in: value) {
          let isOwn = component == holder.participant && own.insert(component).inserted
          guard isOwn || found[component] == nil else { continue }
          found[component] = ("in '\(place)'", block, property)
        }
      }
    }
    for (place, keeper) in [
      ("in the notification centre", runtime.notifications as any BlockKeeper),
      ("of a timer", runtime.clock),
    ] {
      for (component, block) in captures(by: keeper.keptBlocks) where found[component] == nil {
        found[component] = (place, block, nil)
      }
    }
    return found
  }

  /// The properties that a component's own classes declare, and the component if it keeps blocks itself.
  ///
  /// A property that the lab declares has a name that says nothing to the wiring's author.
  private func places(in component: Component) -> [(name: String, value: Any, property: String?)] {
    let type = component.typeName
    var places: [(name: String, value: Any, property: String?)] =
      component is any BlockKeeper ? [(type, component, nil)] : []
    var level: Mirror? = Mirror(reflecting: component)
    while let current = level, !ViewLayer.contains(current.subjectType) {
      let isOfLab = ViewLayer.isModule(moduleName(of: current.subjectType))
      places += current.children.map {
        let property = PropertyLabel($0).name
        return isOfLab ? (type, $0.value, nil) : ("\(type).\(property)", $0.value, property)
      }
      level = current.superclassMirror
    }
    return places
  }

  /// The wanted components that blocks in a property capture.
  private func captures(in value: Any) -> [Participant: KeptBlock] {
    var blocks: [KeptBlock] = []
    ObjectGraph(from: [value]) {
      blocks.append($0)
    } _: { _ in
      .around
    }
    return captures(by: blocks)
  }

  /// The wanted components that blocks capture, each with its block; of several blocks the one whose line
  /// comes first, for a dictionary has them in any order.
  private func captures(by blocks: [KeptBlock]) -> [Participant: KeptBlock] {
    var found: [Participant: KeptBlock] = [:]
    for block in blocks {
      var captured = CapturedValues()
      for component in wanted(in: block, &captured) {
        if let known = found[component], !block.comes(before: known) { continue }
        found[component] = block
      }
    }
    return found
  }

  /// The wanted components that a block captures, or a block that it captures.
  private func wanted(
    in block: KeptBlock,
    _ captured: inout CapturedValues
  ) -> Set<Participant> {
    var found: Set<Participant> = []
    var further: [KeptBlock] = []
    // An object on the way may refer to the component weakly.
    ObjectGraph(from: captured.take(from: block.closure), entersObjects: false) {
      further.append($0)
    } _: {
      if wanted.contains($0.participant) { found.insert($0.participant) }
      return .around
    }
    for block in further { found.formUnion(wanted(in: block, &captured)) }
    return found
  }
}

extension KeptBlock {
  /// Whether the line of this block comes before that of another; one without a line comes last.
  fileprivate func comes(before other: KeptBlock) -> Bool {
    guard let site else { return false }
    guard let otherSite = other.site else { return true }
    return ("\(site.fileID)", site.line) < ("\(otherSite.fileID)", otherSite.line)
  }
}
