import CallStacks

/// Where a class may keep lists of texts, beside its stored properties.
struct HiddenLists {
  /// The static properties of the class itself.
  let statics: [StaticTexts]
  let owner: String
  /// Whether a stored property is a closure, which may capture a list.
  let hasClosures: Bool

  init(of type: AnyClass) {
    (statics, owner) = (StaticTexts.all(of: type), "\(type)")
    let fields = DeclaredField.places(of: type) ?? []
    hasClosures =
      !ViewLayer.contains(type) && fields.contains { HiddenLists.isClosure($0.field.type) }
  }

  /// Whether a type is that of a function, or of an optional one.
  static func isClosure(_ type: Any.Type) -> Bool {
    let parts = type is any OptionalType.Type ? (type as? any Container.Type)?.elements : nil
    return ([type] + (parts ?? []).map(\.type)).contains(where: DeclaredField.isClosure)
  }
}
