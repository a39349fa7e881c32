/// Key-value observation: a property that calls its observers at every assignment.
///
///     @Observed private(set) var items: [ToDoItem] = []
///     items = loaded                      // set
///     $items.append(item)                 // inserted [3], whatever the size of the array
///     counter.$count.observe(self, options: [.initial]) { $0.show($1.new) }
///
/// Linux has no key-value observation of its own. Observers are called at once, in the order of
/// their registration.
@propertyWrapper
public struct Observed<Value> {
  /// The value's storage: it observes the property, and makes changes that say which elements
  /// changed.
  public let projectedValue: ObservedValue<Value>

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) { projectedValue = ObservedValue(wrappedValue) }

  /// The value; each assignment calls the observers, also that of an equal value.
  public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.set(newValue, site: .unknown) }
  }
}

extension Observed: PortHolder {
  package var port: Port { projectedValue }
}
