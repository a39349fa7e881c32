import Observation

// A world is the main thread of its code, so code of the world may call the main actor at once. The compiler can't know
// that of a component, which is of no actor; it checks the closures as code of the main actor.

extension Bridge {
  /// Calls or reads a model of the main actor.
  ///
  ///     finder.onMainActor { $0.find(text) }
  public func onMainActor<Result>(
    _ body: @MainActor (Plain) throws -> Result
  ) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: ((Plain) throws -> Result).self)(model)
    }
  }
}

extension Bridge where Plain: Observable {
  /// Makes an `@Observable` model of the main actor and a bridge to it, which reports the changes of these properties.
  ///
  ///     Bridge(onMainActor: { [clock] in Finder(clock: clock) }, ["names": { $0.names }])
  ///
  /// The observers are called in the next turn of the main queue, as with ``init(observing:_:)``.
  public convenience init(
    onMainActor make: @escaping @MainActor () -> Plain,
    _ properties: KeyValuePairs<String, @MainActor (Plain) -> Any>
  ) {
    self.init(unsafeBitCast(make, to: (() -> Plain).self)())
    for (name, read) in properties { watch(name, unsafeBitCast(read, to: ((Plain) -> Any).self)) }
  }
}
