/// Key-value observation: a property that tells its observers about every assignment.
///
///     @Observed private(set) var items: [ToDoItem] = []
///     items = loaded                      // set
///     $items.append(item)                 // inserted [3], whatever the size of the array
///     counter.$count.observe(self, options: [.initial]) { $0.show($1.new) }
///
/// What Apple's systems have and Linux lacks. Synchronous, in order of registration.
@propertyWrapper
public struct Observed<Value> {
  /// The value's changes, to be observed or made where they say what they are.
  public let projectedValue: ObservedValue<Value>

  /// A property that begins with this value, declared in this file.
  public init(wrappedValue: Value, fileID: StaticString = #fileID) {
    projectedValue = ObservedValue(wrappedValue, declaredIn: fileID)
  }

  /// The value; assigning it tells the observers, even of an equal one.
  public var wrappedValue: Value {
    get { projectedValue.value }
    nonmutating set { projectedValue.set(newValue, site: .unknown) }
  }
}

extension Observed: PortHolder {
  var outlet: Port { projectedValue }
}
