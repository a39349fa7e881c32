import HeadlessUI
import MVC

/// A value with other values in it: what its type declares about them, and which are in it now.
protocol Container {
  static var elements: [DeclaredField] { get }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool
}

extension Optional: Container {
  static var elements: [DeclaredField] { [.element(Wrapped.self)] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool { map(isWanted) ?? false }
}

/// An optional of whatever type.
protocol OptionalType {
  /// Whether a property of this type is a reference to an object, strong or weak.
  static var isReference: Bool { get }
  /// Whether it is an optional of a protocol.
  static var isOfProtocol: Bool { get }
}

extension Optional: OptionalType {
  static var isOfProtocol: Bool {
    if case .existential = DeclaredField.element(Wrapped.self).kind { true } else { false }
  }

  static var isReference: Bool {
    switch DeclaredField.element(Wrapped.self).kind {
    case .object: true
    // A reference and its protocols' tables; other values of a protocol's type need more room.
    case .existential: MemoryLayout<Wrapped>.size <= 2 * MemoryLayout<UInt>.size
    case .leaf, .parts, .open: false
    }
  }
}

extension Array: Container {
  static var elements: [DeclaredField] { [.element(Element.self)] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool { contains(where: isWanted) }
}

/// A list whose elements may be what a table shows.
protocol TextList {
  /// Whether its elements are texts, or structures with texts that are no values of a model.
  static var isOfTexts: Bool { get }
  /// The texts of each element.
  var texts: [[String]] { get }
}

extension Array: TextList {
  static var isOfTexts: Bool {
    if Element.self == String.self { return true }
    guard case .parts = DeclaredField.element(Element.self).kind,
      !(Element.self is any ModelValue.Type),
      !moduleName(of: Element.self).hasPrefix("Swift"), !(Element.self is any Container.Type)
    else { return false }
    return DeclaredField.fields(of: Element.self)?.contains { $0.type == String.self } ?? false
  }

  var texts: [[String]] {
    map { element in
      (element as? String).map { [$0] }
        ?? Mirror(reflecting: element).children.compactMap { $0.value as? String }
    }
  }
}

extension Set: Container {
  static var elements: [DeclaredField] { [.element(Element.self)] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool { contains(where: isWanted) }
}

extension Dictionary: Container {
  static var elements: [DeclaredField] { [.element(Key.self), .element(Value.self)] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool {
    contains { isWanted($0.key) || isWanted($0.value) }
  }
}

extension Observed: Container {
  static var elements: [DeclaredField] { [.element(Value.self)] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool { isWanted(wrappedValue) }
}

extension ViewState: Container {
  static var elements: [DeclaredField] { [.element(Value.self)] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool { isWanted(wrappedValue) }
}

/// A property with what only its screen shows, whatever its type.
protocol ScreenState {
  /// Whether it is one value of a model.
  var isModelValue: Bool { get }
  /// Its value, if values of its type can be compared.
  var comparable: AnyHashable? { get }
  var current: Any { get }
}

extension ViewState: ScreenState {
  var isModelValue: Bool { wrappedValue is any ModelValue }
  var comparable: AnyHashable? { wrappedValue as? AnyHashable }
  var current: Any { wrappedValue }
}

/// A property that can be observed, whatever its type.
protocol ObservedProperty {
  /// How often a component observes it from a line.
  func observerCount(of observer: Participant, at site: CallSite) -> Int
  var currentValue: Any { get }
}

extension Observed: ObservedProperty {
  var currentValue: Any { wrappedValue }

  func observerCount(of observer: Participant, at site: CallSite) -> Int {
    projectedValue.observerCount(of: observer, at: site)
  }
}
