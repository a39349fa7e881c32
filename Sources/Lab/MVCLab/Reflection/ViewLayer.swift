import HeadlessUI
import MVC

/// Tells the view layer's own classes from those of a wiring, by the module that declares them.
///
/// The view layer's own classes hold no models and own no ports. A generic class of the view layer
/// counts as the wiring's, whose types it is made with. The answer is remembered for each type.
package final class ViewLayer {
  /// The types whose values lead to no object of either.
  let leaves = LeafTypes(followingBlocks: false)
  /// The same, where the way through blocks counts as well.
  let leavesBesideBlocks = LeafTypes(followingBlocks: true)
  @exclusivity(unchecked) private var known: [ObjectIdentifier: Bool] = [:]
  /// The classes whose objects say which components they own; nil for the others.
  @exclusivity(unchecked) private var owners: [ObjectIdentifier: (any ComponentOwner.Type)?] = [:]
  /// What the contexts of closures capture, by their metadata.
  @exclusivity(unchecked) private var contexts: [UnsafeRawPointer: ClosureContext] = [:]
  /// Where the ports of classes are.
  @exclusivity(unchecked) private var ports: [ObjectIdentifier: PortPlaces] = [:]

  package init() {}

  /// The components that an object of the view layer keeps alive; nil if it does not say.
  func components(ownedBy object: AnyObject) -> [Component]? {
    let type: AnyClass = type(of: object)
    let key = ObjectIdentifier(type)
    if let known = owners[key] { return known?.components(ownedBy: object) }
    let owner = type as? any ComponentOwner.Type
    owners[key] = .some(owner)
    return owner?.components(ownedBy: object)
  }

  /// The stored properties of a component that may be ports; nil where only a mirror can tell.
  ///
  /// It is not worth asking about a screen: the view layer's optional references could be ports.
  package func portCandidates(_ component: Component) -> [(name: String, value: Any)]? {
    let type = type(of: component)
    if contains(type) { return [] }
    guard type is Model.Type else { return nil }
    let key = ObjectIdentifier(type)
    if let places = ports[key] { return places.candidates(component) }
    let places = PortPlaces(of: type)
    ports[key] = places
    return places.candidates(component)
  }

  /// What the contexts with this description capture.
  func context(_ metadata: UnsafeRawPointer) -> ClosureContext {
    if let known = contexts[metadata] { return known }
    let context = ClosureContext(metadata)
    contexts[metadata] = context
    return context
  }

  /// Whether a class is the view layer's own.
  package func contains(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let isOwn = known[key] { return isOwn }
    let name = qualifiedName(of: type).utf8
    let isOwn =
      ViewLayer.prefixes.contains { name.starts(with: $0.utf8) }
      && !name.contains(UInt8(ascii: "<"))
    known[key] = isOwn
    return isOwn
  }

  /// Whether a wiring is made with this module, which then knows nothing of the wiring.
  static func isModule(_ name: String) -> Bool { prefixes.contains(name + ".") }

  /// `UIKitNames` is named by a text: to ask one of its types would make every lab build it.
  private static let prefixes =
    [Component.self, Element.self].map { moduleName(of: $0) + "." } + ["UIKitNames."]
}

extension ComponentOwner {
  /// The components of an object of this class; to ask for the class is cheaper than to ask for the protocol.
  fileprivate static func components(ownedBy object: AnyObject) -> [Component]? {
    (object as? Self)?.ownedComponents
  }
}
