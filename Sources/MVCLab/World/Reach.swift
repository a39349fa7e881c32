/// Which components an object leads to, by its stored properties and theirs.
enum Reach {
  static func components(from root: Any) -> [Component] {
    var seen: Set<ObjectIdentifier> = []
    var found: [Component] = []
    visit(root, &seen, &found)
    return found
  }

  private static func visit(
    _ value: Any,
    _ seen: inout Set<ObjectIdentifier>,
    _ found: inout [Component]
  ) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      let object = value as AnyObject
      guard !(object is Surroundings), seen.insert(ObjectIdentifier(object)).inserted else {
        return
      }
      if let component = object as? Component { found.append(component) }
      var level: Mirror? = mirror
      while let current = level {
        for child in current.children { visit(child.value, &seen, &found) }
        level = current.superclassMirror
      }
    case .optional, .collection, .dictionary, .set, .tuple, .struct, .enum:
      for child in mirror.children { visit(child.value, &seen, &found) }
    case nil, .some:
      break
    }
  }
}
