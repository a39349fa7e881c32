import HeadlessUI
import MVC

extension StoredProperties {
  /// Where the stored properties of an object's own classes lie that may name something else.
  ///
  /// Views, lists, links and closures name nothing. Nil where only a mirror can show the values.
  static func placesOfNames(in object: AnyObject) -> [(name: String, place: StoredPlace)]? {
    let (table, key) = (TypeTable.ofThread, ObjectIdentifier(type(of: object)))
    if let known = table.names[key] { return known }
    let found = findPlaces(in: object)
    table.names[key] = .some(found)
    return found
  }

  private static func findPlaces(in object: AnyObject) -> [(name: String, place: StoredPlace)]? {
    let type: AnyClass = Swift.type(of: object)
    guard !(object is any CustomReflectable), let places = DeclaredField.places(of: type) else {
      return nil
    }
    var level: AnyClass? = type
    while let current = level, !ViewLayer.contains(current), current != Component.self {
      level = _getSuperclass(current)
    }
    let inherited = level.flatMap { DeclaredField.fields(of: $0)?.count } ?? 0
    var found: [(name: String, place: StoredPlace)] = []
    for (field, name, offset) in places.dropFirst(inherited) where mayName(field.type) {
      guard field.isStrong, let place = StoredPlace(of: field, offset: offset) else { return nil }
      found.append((name, place))
    }
    return found
  }

  private static func mayName(_ type: Any.Type) -> Bool {
    if type is any OptionalType.Type, let part = (type as? any Container.Type)?.elements.first {
      return mayName(part.type)
    }
    return
      !(type is View.Type || type is Controller.Type || type is Port.Type
      || type is ObservationToken.Type || type is any Collection.Type && type != String.self
      || DeclaredField.isClosure(type))
  }
}
