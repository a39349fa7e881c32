import HeadlessUI
import MVC

/// The classes of a world's components, and those above these, by their names with their modules.
///
/// Each world has its own: classes that are private to their files can have one name.
final class ComponentClasses {
  private var known: [String: Component.Type] = [:]
  private var met: Set<ObjectIdentifier> = []
  /// How many components were looked at.
  private var count = 0

  /// The class with this name; nil if there is none.
  func named(_ name: String, in registry: ComponentRegistry) -> Component.Type? {
    for type in registry.componentTypes.dropFirst(count) {
      count += 1
      var level: AnyClass? = type
      while let type = level as? Component.Type, met.insert(ObjectIdentifier(type)).inserted {
        if !ViewLayer.contains(type) { known[ComponentClasses.name(of: type)] = type }
        level = _getSuperclass(type)
      }
    }
    return known[name]
  }

  private static func name(of type: Component.Type) -> String {
    let (table, key) = (TypeTable.ofThread, ObjectIdentifier(type))
    if let known = table.classNames[key] { return known }
    let name = moduleName(of: type) + "." + sourceName(of: type)
    table.classNames[key] = name
    return name
  }
}
