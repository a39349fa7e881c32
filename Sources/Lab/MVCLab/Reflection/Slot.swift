import HeadlessUI
import MVC

/// A stored property that may hold what a law asks for, and where a mirror shows it.
struct Slot {
  let property: StoredProperties.Property
  let holdings: Holdings
  /// Whether it keeps alive what it holds.
  let isStrong: Bool
  /// The module that declares it; nil for the view layer.
  let module: String?
  /// How many classes above the object's own the declaring class is.
  private let level: Int
  private let position: Int
  /// Where it lies in an object; nil where only a mirror can show it.
  private let place: StoredPlace?

  /// What the property of this object holds now; nil if a mirror does not show it any more.
  func value(in object: AnyObject) -> Any? {
    if let place { return place.value(in: object) }
    guard
      let children = Slot.levels(of: object).dropFirst(level).first(where: { _ in true })?.children
    else { return nil }
    return children.dropFirst(position).first?.value
  }
}

extension Slot {
  /// The slots of an object, by its class's declarations; without these, by what it shows now.
  static func all(
    of object: AnyObject,
    declared: [(field: DeclaredField, name: String, offset: Int)]?,
    _ survey: (Any.Type) -> TypeSurvey
  ) -> [Slot] {
    var rest = declared?.count ?? 0
    var slots: [Slot] = []
    for (level, mirror) in levels(of: object).enumerated() {
      guard !ViewLayer.contains(mirror.subjectType) else { break }
      let children = mirror.children
      let count = children.count
      rest -= count
      guard count > 0, rest >= 0 || declared == nil else { continue }
      let survey = survey(mirror.subjectType)
      let unasked: Holdings = mirror.subjectType is Model.Type ? [] : .screens
      for position in 0..<count {
        let known = declared?[rest + position]
        let field = known?.field ?? DeclaredField(children.dropFirst(position).first)
        let holdings = survey.holdings(of: field).subtracting(unasked)
        guard !holdings.isEmpty else { continue }
        let property = StoredProperties.Property(
          name: PropertyLabel(children.dropFirst(position).first).name,
          owner: "\(mirror.subjectType)"
        )
        slots.append(
          Slot(
            property: property,
            holdings: holdings,
            isStrong: field.isStrong,
            module: survey.module,
            level: level,
            position: position,
            place: known.flatMap { StoredPlace(of: $0.field, offset: $0.offset) }
          )
        )
      }
    }
    return slots
  }
}

extension Slot {
  /// What mirrors show of an object, its own class first, without what every component has.
  static func levels(of object: AnyObject) -> some Sequence<Mirror> {
    sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.lazy
      .prefix { $0.subjectType != Component.self }
  }
}

extension DeclaredField {
  /// A child of a mirror: only its value of the moment is known, not its declared type.
  ///
  /// An optional counts as weak, for every weak property is an optional.
  fileprivate init(_ child: Mirror.Child?) {
    let type: Any.Type = child.map { Swift.type(of: $0.value) } ?? Void.self
    self.init(type: type, kind: .open, isStrong: !(type is any OptionalType.Type))
  }
}
