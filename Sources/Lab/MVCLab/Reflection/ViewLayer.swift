import HeadlessUI
import MVC

/// Tells the view layer's own classes from those of a wiring, by the module that declares them.
///
/// The view layer's own classes hold no models and own no ports. A generic class of the view layer
/// counts as the wiring's, whose types it is made with. The answer is remembered for each type.
package enum ViewLayer {
  /// The components that an object of the view layer keeps alive; nil if it does not say.
  static func components(ownedBy object: AnyObject) -> [Component]? {
    let type: AnyClass = type(of: object)
    let key = ObjectIdentifier(type)
    let table = TypeTable.ofThread
    if let known = table.owners[key] { return known?.components(ownedBy: object) }
    let owner = type as? any ComponentOwner.Type
    table.owners[key] = .some(owner)
    return owner?.components(ownedBy: object)
  }

  /// The stored properties of a component that may be ports; nil where only a mirror can tell.
  ///
  /// It is not worth asking about a screen: the view layer's optional references could be ports.
  package static func portCandidates(_ component: Component) -> [(name: String, value: Any)]? {
    let type = type(of: component)
    if contains(type) { return [] }
    guard type is Model.Type else { return nil }
    let key = ObjectIdentifier(type)
    let table = TypeTable.ofThread
    if let places = table.ports[key] { return places.candidates(component) }
    let places = PortPlaces(of: type)
    table.ports[key] = places
    return places.candidates(component)
  }

  /// What the contexts with this description capture.
  static func context(_ metadata: UnsafeRawPointer) -> ClosureContext {
    let table = TypeTable.ofThread
    if let known = table.contexts[metadata] { return known }
    let context = ClosureContext(metadata)
    table.contexts[metadata] = context
    return context
  }

  /// Whether a class is the view layer's own.
  package static func contains(_ type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    let table = TypeTable.ofThread
    if let isOwn = table.viewLayer[key] { return isOwn }
    let name = qualifiedName(of: type).utf8
    let isOwn =
      ViewLayer.prefixes.contains { name.starts(with: $0.utf8) }
      && !name.contains(UInt8(ascii: "<"))
    table.viewLayer[key] = isOwn
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
