import HeadlessUI
import MVC

/// Goes from some objects to all components that they lead to, by their stored properties and theirs.
///
/// What is near comes first. Looking into an object costs microseconds, so none is looked into twice,
/// and what its type says to be a leaf, such as a number, a text or a block, not at all.
struct ObjectGraph {
  /// Where to go on a meeting.
  enum Path {
    case through
    /// On beside the component, but not into it.
    case around
    /// Nowhere any more.
    case end
  }

  private var waiting: [Any]
  private var seen: Set<ObjectIdentifier> = []
  private var leaves = ObjectGraph.plain

  /// Types that nearly every component holds values of, and that lead nowhere.
  private static let plain = Set(
    ([Bool.self, Int.self, String.self, Participant.self, CallSite.self] as [Any.Type])
      .map { ObjectIdentifier($0) }
  )

  /// Components that lead to others weakly at most.
  private static let ends = Set(
    ([Label.self, Button.self, TextField.self, ProgressView.self, AlertAction.self] as [AnyClass])
      .map { ObjectIdentifier($0) }
  )

  /// Asks `meet` at every component on the way.
  @discardableResult
  init(from roots: [Any], _ meet: (Component) -> Path) {
    waiting = roots
    var next = 0
    while next < waiting.count {
      guard look(into: waiting[next], meet) else { return }
      next += 1
    }
  }

  /// Lets wait what a value leads to; false if that is the end.
  private mutating func look(into value: Any, _ meet: (Component) -> Path) -> Bool {
    if type(of: value) is AnyClass { return look(into: value as AnyObject, meet) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .optional, .collection, .dictionary, .set, .tuple, .struct, .enum: add(mirror)
    case nil, .some: leaves.insert(ObjectIdentifier(type(of: value)))
    }
    return true
  }

  private mutating func look(into object: AnyObject, _ meet: (Component) -> Path) -> Bool {
    guard !(object is Runtime), seen.insert(ObjectIdentifier(object)).inserted else {
      return true
    }
    if let component = object as? Component {
      switch meet(component) {
      case .through: break
      case .around: return true
      case .end: return false
      }
    }
    guard !ObjectGraph.ends.contains(ObjectIdentifier(type(of: object))) else { return true }
    var level: Mirror? = Mirror(reflecting: object)
    while let current = level, current.subjectType != Component.self {
      if let known = knownParts(of: object, declaredBy: current.subjectType) {
        waiting += known
        break
      }
      add(current)
      level = current.superclassMirror
    }
    return true
  }

  /// What the view layer's own classes lead to, which need not be found out.
  private func knownParts(of object: AnyObject, declaredBy type: Any.Type) -> [Any]? {
    if type == ViewController.self, let controller = object as? ViewController {
      let item = controller.navigationItem
      return item.leftButtons + item.rightButtons + [controller.view as Any]
        + (controller.alert.map { [$0] } ?? []) + (controller.navigation.map { [$0] } ?? [])
    }
    if type == Element.self, let element = object as? Element { return element.subviews }
    return nil
  }

  private mutating func add(_ mirror: Mirror) {
    for child in mirror.children
    where !leaves.contains(ObjectIdentifier(type(of: child.value))) {
      waiting.append(child.value)
    }
  }
}
