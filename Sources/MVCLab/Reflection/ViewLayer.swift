import HeadlessUI
import MVC

/// Tells the view layer's own classes from those of a wiring, by the module that declares them.
///
/// The view layer's own classes hold no models and own no ports. A generic class of the view layer
/// counts as the wiring's, whose types it is made with. The answer is remembered for each type.
package final class ViewLayer {
  /// The types whose values lead to no object of either.
  let leaves = LeafTypes()
  private var known: [ObjectIdentifier: Bool] = [:]

  package init() {}

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
