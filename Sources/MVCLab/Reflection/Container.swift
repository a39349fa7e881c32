import HeadlessUI
import MVC

/// A value in which others lie: what its type says of them, and what is in it now.
protocol Container {
  static var elementTypes: [Any.Type] { get }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool
}

extension Optional: Container {
  static var elementTypes: [Any.Type] { [Wrapped.self] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool { map(isWanted) ?? false }
}

extension Array: Container {
  static var elementTypes: [Any.Type] { [Element.self] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool { contains(where: isWanted) }
}

extension Set: Container {
  static var elementTypes: [Any.Type] { [Element.self] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool { contains(where: isWanted) }
}

extension Dictionary: Container {
  static var elementTypes: [Any.Type] { [Key.self, Value.self] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool {
    contains { isWanted($0.key) || isWanted($0.value) }
  }
}

extension Observed: Container {
  static var elementTypes: [Any.Type] { [Value.self] }
  func anyElement(where isWanted: (Any) -> Bool) -> Bool { isWanted(wrappedValue) }
}

/// A property that can be observed, whatever its type.
protocol ObservedProperty {
  var currentValue: Any { get }
  /// The file that declares it.
  var declaredIn: StaticString { get }
}

extension Observed: ObservedProperty {
  var currentValue: Any { wrappedValue }
  var declaredIn: StaticString { projectedValue.declaredIn }
}
