import MVC

/// What holds some components: the live ones whose stored properties refer to them, each looked at once.
struct Holders {
  private var holders: [Participant: [Component]] = [:]
  private let alive: [Component]
  private let viewLayer: ViewLayer

  init(of components: [Component], in world: World, _ viewLayer: ViewLayer) {
    (self.viewLayer, alive) = (viewLayer, world.runtime.registry.alive)
    let wanted = Set(components.map(\.participant))
    for holder in alive {
      ObjectGraph(within: holder, viewLayer) { met in
        if wanted.contains(met.participant) { holders[met.participant, default: []].append(holder) }
        return .around
      }
    }
  }

  /// What holds a component; nil if no stored property is seen that does.
  func reason(for component: Component, inBlock: Bool) -> String? {
    var own: Set<ObjectIdentifier> = []
    ObjectGraph(from: [component], viewLayer) { part in
      own.insert(ObjectIdentifier(part))
      return .through
    }
    let holders = holders[component.participant] ?? []
    let others = holders.filter { !own.contains(ObjectIdentifier($0)) }
    if !others.isEmpty { return "held by \(names(of: others))" }
    if inBlock { return "held by a block that keeps it" }
    if holders.contains(where: { $0 === component }) { return "held by itself" }
    let parts = holders.filter { !viewLayer.contains(type(of: $0)) }
    return parts.isEmpty
      ? nil : "probably in a cycle with \(names(of: parts)), which it holds"
  }

  /// A block that captures a component, and where it is, such as `'Model.onChange'`; nil if none is seen.
  ///
  /// Its own come first.
  func block(keeping component: Component) -> (place: String, block: KeptBlock)? {
    for holder in [component] + alive {
      for (name, value) in properties(of: holder) {
        if let block = block(in: value, keeping: component) {
          return ("'\(holder.typeName).\(name)'", block)
        }
      }
    }
    return block(in: component.runtime.notifications, keeping: component)
      .map { ("the notification centre", $0) }
  }

  private func block(in value: Any, keeping component: Component) -> KeptBlock? {
    var captured = CapturedValues()
    var found: KeptBlock?
    ObjectGraph(from: [value], viewLayer) { block in
      if found == nil, keeps(block, component, &captured) { found = block }
    } _: { _ in
      found == nil ? .around : .end
    }
    return found
  }

  /// Whether a block, or one that it keeps, captures a component.
  private func keeps(
    _ block: KeptBlock,
    _ component: Component,
    _ captured: inout CapturedValues
  ) -> Bool {
    var isFound = false
    var further: [KeptBlock] = []
    ObjectGraph(from: captured.take(from: block.closure), viewLayer) {
      further.append($0)
    } _: {
      isFound = isFound || $0 === component
      return isFound ? .end : .around
    }
    return isFound || further.contains { keeps($0, component, &captured) }
  }

  /// The properties that the wiring's own classes declare.
  private func properties(of component: Component) -> [(name: String, value: Any)] {
    var properties: [(name: String, value: Any)] = []
    var level: Mirror? = Mirror(reflecting: component)
    while let current = level, !viewLayer.contains(current.subjectType) {
      properties += current.children.map { (PropertyLabel($0).name, $0.value) }
      level = current.superclassMirror
    }
    return properties
  }

  private func names(of components: [Component]) -> String {
    components.map { "'\($0.typeName)'" }.joined(separator: ", ")
  }
}
