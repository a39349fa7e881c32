/// A model whose observed properties can be bound to other objects' properties by key paths.
public protocol KeyPathBinding: Model {}

/// Each binding passes on the current value at once and every later one, until the returned token
/// or the target is gone. It holds the target weakly.
extension KeyPathBinding {
  /// Writes each value of a property to another object's property.
  ///
  ///     model.bind(\.$title, to: label, at: \.text)
  public func bind<Value, Target: Component>(
    _ source: KeyPath<Self, ObservedValue<Value>>,
    to target: Target,
    at destination: ReferenceWritableKeyPath<Target, Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ObservationToken {
    bind(source, to: target, fileID: fileID, line: line) { $0[keyPath: destination] = $1 }
  }

  /// Writes each value of a property, transformed, to another object's property.
  public func bind<Value, Output, Target: Component>(
    _ source: KeyPath<Self, ObservedValue<Value>>,
    to target: Target,
    at destination: ReferenceWritableKeyPath<Target, Output>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    transform: @escaping (Value) -> Output
  ) -> ObservationToken {
    bind(source, to: target, fileID: fileID, line: line) {
      $0[keyPath: destination] = transform($1)
    }
  }

  /// Calls a closure with the target and each value of a property.
  public func bind<Value, Target: Component>(
    _ source: KeyPath<Self, ObservedValue<Value>>,
    to target: Target,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    using binder: @escaping (Target, Value) throws -> Void
  ) -> ObservationToken {
    self[keyPath: source].observe(
      target,
      options: [.initial, .new],
      fileID: fileID,
      line: line
    ) { target, event in
      if let value = event.new { try binder(target, value) }
    }
  }
}
