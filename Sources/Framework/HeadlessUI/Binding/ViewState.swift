import MVC

/// What only a view shows, and no model needs to know: an expanded row, an open panel, a toggle.
///
///     @ViewState private var expanded: Set<Int> = []
///     expanded.insert(row)
///     try table.reloadRows(at: [row])
///
/// A view or a controller that changes it may paint at once: the change is recorded, and the laws see
/// that no model is concerned. Values of a model don't belong here, except a draft: one value that a controller
/// edits, and hands over when the user saves it.
@propertyWrapper
public struct ViewState<Value> {
  private let storage: ObservedValue<Value>

  /// Makes a property with an initial value.
  public init(wrappedValue: Value) { storage = ObservedValue(wrappedValue) }

  /// The value; each assignment is recorded as a change of its owner.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }
}

extension ViewState: PortHolder {
  package var port: Port { storage }
}
