import HeadlessUI
import MVC

/// Goes through what a property holds now: the value, the values in it, and the objects it leads to.
///
/// Components are not entered, for laws ask each of them; nor are the objects of other modules.
struct PropertySearch {
  private let isWanted: (Any) -> Bool
  /// Classes whose objects are not entered.
  private let closed: Set<ObjectIdentifier>
  private var seen: Set<ObjectIdentifier> = []
  private var depth = 0

  /// How deep values may lie in values; a value whose mirror shows the value itself has no end.
  private static let depthLimit = 20

  init(
    closed: Set<ObjectIdentifier> = [],
    for isWanted: @escaping (Any) -> Bool
  ) {
    (self.isWanted, self.closed) = (isWanted, closed)
  }

  /// Whether a property of an object holds what is wanted.
  mutating func finds(_ slot: Slot, of object: AnyObject) -> Bool {
    slot.value(in: object).map { finds($0, in: slot) } ?? false
  }

  private mutating func finds(_ value: Any, in slot: Slot) -> Bool {
    if isWanted(value) { return true }
    guard depth < PropertySearch.depthLimit else { return false }
    depth += 1
    defer { depth -= 1 }
    let type = type(of: value)
    if type is AnyClass {
      return slot.isStrong && !closed.contains(ObjectIdentifier(type))
        && TypeSurvey.enters(type, from: slot.module)
        && finds(within: value as AnyObject)
    }
    if let container = value as? any Container {
      return container.anyElement { finds($0, in: slot) }
    }
    guard !(value is String || value is Int || value is Bool) else { return false }
    return Mirror(reflecting: value).children.contains { finds($0.value, in: slot) }
  }

  private mutating func finds(within object: AnyObject) -> Bool {
    guard seen.insert(ObjectIdentifier(object)).inserted else { return false }
    return StoredProperties.slots(of: object).contains { finds($0, of: object) }
  }
}
