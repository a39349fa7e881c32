/// Has observed properties that can be bound to others by key paths.
public protocol KeyPathBinding: Model {}

/// Each calls at once with the present value, and then at every change, until the observation or the
/// target is gone. The target is not kept alive.
extension KeyPathBinding {
  /// Writes every value of a property into another object's property.
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

  /// The same, with every value turned into another first.
  public func bind<Value, ScreenSnapshot, Target: Component>(
    _ source: KeyPath<Self, ObservedValue<Value>>,
    to target: Target,
    at destination: ReferenceWritableKeyPath<Target, ScreenSnapshot>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    transform: @escaping (Value) -> ScreenSnapshot
  ) -> ObservationToken {
    bind(source, to: target, fileID: fileID, line: line) {
      $0[keyPath: destination] = transform($1)
    }
  }

  /// Hands every value to a closure, with the target.
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
