import MVC

/// Where the ports of a class's objects lie, by what the class declares.
///
/// A mirror would make a value of each property first, at twenty times the cost.
struct PortPlaces {
  /// Nil where a property may or may not be a port, so that only a mirror can tell.
  private let places: [(name: String, place: StoredPlace)]?

  init(of type: Component.Type) { places = PortPlaces.places(of: type) }

  /// The ports among a component's stored properties; nil where only a mirror can tell.
  func candidates(_ component: Component) -> [(name: String, value: Any)]? {
    places?.map { ($0.name, $0.place.value(in: component)) }
  }

  private static func places(of type: Component.Type) -> [(name: String, place: StoredPlace)]? {
    guard let declared = DeclaredField.places(of: type), !(type is any CustomReflectable.Type)
    else { return nil }
    var places: [(name: String, place: StoredPlace)] = []
    for (field, name, offset) in declared {
      guard let isPort = field.isPort else { return nil }
      guard isPort, let place = StoredPlace(of: field, offset: offset) else { continue }
      places.append((name, place))
    }
    return places
  }
}

extension DeclaredField {
  /// Whether a property of this type is a port; nil if only its value can tell.
  fileprivate var isPort: Bool? {
    if type is Port.Type || type is any PortHolder.Type { return true }
    switch kind {
    case .leaf, .object: return false
    case .parts: return type is any OptionalType.Type ? nil : false
    case .existential, .open: return nil
    }
  }
}
