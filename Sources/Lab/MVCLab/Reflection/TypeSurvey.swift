import HeadlessUI
import MVC

/// Finds out what values of a type may hold, by what the type declares; once for each type.
///
/// It speaks for the properties that one module declares. Objects of other modules, such as a
/// library's, are not looked into.
final class TypeSurvey {
  /// The module; nil for the view layer, whose own objects hold nothing of a wiring's.
  let module: String?
  private var known: [ObjectIdentifier: Holdings] = [:]
  /// The structures whose parts are being looked at.
  private var pending: Set<ObjectIdentifier> = []
  /// Whether a structure led to itself, so that what its parts hold is not all known yet.
  private var isPartial = false

  init(of module: String?) { self.module = module }

  /// What a property of this type may hold.
  func holdings(of field: DeclaredField) -> Holdings {
    switch field.kind {
    case .leaf: return []
    case .existential, .open: return .anything
    case .object: return holdings(ofObject: field.type)
    case .parts: return holdings(ofParts: field.type)
    }
  }

  /// Whether an object is looked into that a property of this module holds.
  static func enters(_ type: Any.Type, from module: String?) -> Bool {
    module != nil && !(type is Component.Type) && moduleName(of: type) == module
  }

  /// Whether a property of a type, or of an optional of it, holds a view or a controller.
  static func isScreen(_ type: Any.Type) -> Bool {
    if let container = type as? any Container.Type, type is any OptionalType.Type {
      return container.elements.contains { isScreen($0.type) }
    }
    return type is View.Type || type is Controller.Type
  }

  /// Whether objects of a class are a part of the view layer: the data source or the delegate of a view.
  static func servesView(_ type: AnyClass) -> Bool {
    type is any TableDataSource.Type || type is any TableDelegate.Type
      || type is any TextFieldDelegate.Type || type is any TextViewDelegate.Type
  }

  private func holdings(ofObject type: Any.Type) -> Holdings {
    if type is Component.Type {
      // Such a property can hold any component, other classes' properties no models.
      if type == Component.self { return .anything }
      if type is View.Type || type is Controller.Type { return .screens }
      guard type is Model.Type else { return [] }
      return type is any ModelValue.Type ? [.models, .values] : .models
    }
    if type is Port.Type { return type is any ContractLink.Type ? .links : [] }
    if TypeSurvey.enters(type, from: module) { return .anything }
    return type is any ModelValue.Type ? .values : []
  }

  private func holdings(ofParts type: Any.Type) -> Holdings {
    let key = ObjectIdentifier(type)
    // A block leads to the component that it belongs to; that is whose code it is, not what is held.
    if TypeSurvey.leaves.contains(key) || type is any KeepsNothingAlive.Type { return [] }
    if let holdings = known[key] { return holdings }
    guard pending.insert(key).inserted else {
      isPartial = true
      return []
    }
    let isList = (type as? any TextList.Type)?.isOfTexts ?? false
    let own: Holdings = type is any ModelValue.Type ? .values : isList ? .lists : []
    let parts = DeclaredField.parts(of: type)
    let holdings = parts?.reduce(own) { $0.union(self.holdings(of: $1)) } ?? .anything
    pending.remove(key)
    if pending.isEmpty { isPartial = false }
    if !isPartial { known[key] = holdings }
    return holdings
  }

  /// The types of most properties, which are spared the questions above.
  private static let leaves = Set(
    ([Bool.self, Int.self, String.self, Double.self] as [Any.Type]).map { ObjectIdentifier($0) }
  )
}
