/// The removal of an observer that does not observe the property.
///
/// Foundation raises an exception for it in key-value observing, and the program ends.
public struct ObserverNotRegistered: Fault, Equatable {
  /// The observer's name in the flow.
  public let observer: String
  /// The property's name.
  public let property: String

  public var message: String {
    "'\(observer)' can't be removed as an observer of '\(property)', because it is none"
  }
}

extension ObservedValue {
  /// Ends all observations by one observer, as `removeObserver(_:forKeyPath:)` does in key-value observing.
  ///
  /// Ends the program with an ``ObserverNotRegistered`` if there is none, as Foundation's exception does. A token that ends
  /// by itself needs no such call.
  public func removeObserver(_ observer: Component) {
    guard !removeObservations(by: observer) else { return }
    runtime.flow.end(by: ObserverNotRegistered(observer: observer.flowName, property: name))
  }
}
