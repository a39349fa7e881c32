import HeadlessUI
import MVC

/// Goes from some objects to all components that they lead to, and to all blocks if that is wanted, by stored
/// properties.
///
/// What is near comes first. To look into an object costs microseconds, so no object is looked into
/// twice, and a value whose type is a leaf, such as a number or a text, not at all.
struct ObjectGraph {
  /// Where to go on after a component.
  enum Path {
    case through
    /// On beside the component, but not into it.
    case around
    /// Nowhere any more.
    case end
  }

  private let leaves: LeafTypes
  private let meetBlock: ((KeptBlock) -> Void)?
  /// Whether it goes through objects that are no components, which may refer to others weakly.
  private let entersObjects: Bool
  private var waiting: [Place]
  private var seen: Set<ObjectIdentifier> = []

  /// What is looked into later: an object, or a value so deep in other values.
  private enum Place {
    case object(AnyObject)
    case value(Any, depth: Int)
  }

  /// How deep values may lie in values; a value whose mirror shows the value itself has no end.
  private static let depthLimit = 20

  /// Calls `meet` with every component on the way, and `meetBlock` with every block.
  @discardableResult
  init(
    from roots: [Any],
    entersObjects: Bool = true,
    blocks meetBlock: ((KeptBlock) -> Void)? = nil,
    _ meet: (Component) -> Path
  ) {
    waiting = roots.map { .value($0, depth: 0) }
    (self.meetBlock, self.entersObjects) = (meetBlock, entersObjects)
    let table = TypeTable.ofThread
    leaves = meetBlock == nil ? table.leaves : table.leavesBesideBlocks
    walk(meet)
  }

  /// Begins with what an object's stored properties hold.
  @discardableResult
  init(within object: AnyObject, _ meet: (Component) -> Path) {
    (waiting, meetBlock, entersObjects) = ([], nil, true)
    leaves = TypeTable.ofThread.leaves
    addProperties(of: object)
    walk(meet)
  }

  private mutating func walk(_ meet: (Component) -> Path) {
    var next = 0
    while next < waiting.count {
      guard look(into: waiting[next], meet) else { return }
      next += 1
    }
  }

  /// Adds what a place leads to; false at the end of the way.
  private mutating func look(into place: Place, _ meet: (Component) -> Path) -> Bool {
    switch place {
    case .object(let object): look(into: object, meet)
    case .value(let value, let depth): look(into: value, depth: depth, meet)
    }
  }

  private mutating func look(into value: Any, depth: Int, _ meet: (Component) -> Path) -> Bool {
    let type = type(of: value)
    // To make an object of any value costs more than to ask for a component.
    if type is AnyClass { return look(into: value as? Component ?? value as AnyObject, meet) }
    if let meetBlock {
      if DeclaredField.isClosure(type) {
        meetBlock(KeptBlock(value, nil))
        return true
      }
      (value as? any BlockKeeper)?.keptBlocks.forEach(meetBlock)
    }
    if type is any ObservedProperty.Type, let observed = value as? any ObservedProperty {
      // The property refers to its observers weakly.
      waiting.append(.value(observed.currentValue, depth: depth + 1))
      return true
    }
    guard !(type is any KeepsNothingAlive.Type) else {
      if meetBlock == nil { leaves.insert(type) }
      return true
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .optional, .collection, .dictionary, .set, .tuple, .struct, .enum:
      add(mirror, depth: depth + 1)
    case nil, .some: leaves.insert(type)
    }
    return true
  }

  private mutating func look(into object: AnyObject, _ meet: (Component) -> Path) -> Bool {
    guard !ObjectGraph.isOfWorld(object), seen.insert(ObjectIdentifier(object)).inserted else {
      return true
    }
    if let meetBlock { (object as? any BlockKeeper)?.keptBlocks.forEach(meetBlock) }
    if let component = object as? Component {
      switch meet(component) {
      case .through: break
      case .around: return true
      case .end: return false
      }
    } else if !entersObjects || object is any KeepsNothingAlive {
      return true
    }
    addProperties(of: object)
    return true
  }

  /// Whether an object is the world's, and so leads to everything.
  private static func isOfWorld(_ object: AnyObject) -> Bool {
    object is Runtime || object is Server || object is WorldClock || object is MainQueue
      || object is WorldNotificationCenter
  }

  private mutating func addProperties(of object: AnyObject) {
    if ViewLayer.contains(type(of: object)), add(componentsOwnedBy: object) { return }
    var level: Mirror? = Mirror(reflecting: object)
    while let current = level, current.subjectType != Component.self {
      if ViewLayer.contains(current.subjectType), add(componentsOwnedBy: object) { return }
      add(current, depth: 0)
      level = current.superclassMirror
    }
  }

  /// Adds what an object of the view layer keeps alive; false if it does not say.
  private mutating func add(componentsOwnedBy object: AnyObject) -> Bool {
    guard let components = ViewLayer.components(ownedBy: object) else { return false }
    for component in components { waiting.append(.object(component)) }
    return true
  }

  private mutating func add(_ mirror: Mirror, depth: Int) {
    guard depth <= ObjectGraph.depthLimit else { return }
    for child in mirror.children where !leaves.contains(type(of: child.value)) {
      waiting.append(.value(child.value, depth: depth))
    }
  }
}
