/// A value in which values of a model can lie.
protocol ModelHolding {
  var holdsModelValues: Bool { get }
}

extension Array: ModelHolding where Element: ModelValue {
  var holdsModelValues: Bool { !isEmpty }
}

extension Dictionary: ModelHolding where Value: ModelValue {
  var holdsModelValues: Bool { !isEmpty }
}

extension Optional: ModelHolding where Wrapped: ModelValue {
  var holdsModelValues: Bool { self != nil }
}

extension Observed: ModelHolding where Value: ModelHolding {
  var holdsModelValues: Bool { wrappedValue.holdsModelValues }
}

/// A property that can be observed, whatever its type.
protocol ObservedProperty {
  var currentValue: Any { get }
}

extension Observed: ObservedProperty {
  var currentValue: Any { wrappedValue }
}
