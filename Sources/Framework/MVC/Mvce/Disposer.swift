/// Ends bindings: it keeps them alive until it runs or is deallocated.
public struct Disposer {
  private let body: () -> Void

  /// Makes a disposer that calls `body`.
  public init(_ body: @escaping () -> Void) { self.body = body }

  /// Makes one disposer for several observations.
  public static func batch(_ observations: ObservationToken...) -> Disposer {
    Disposer { for observation in observations { observation.end() } }
  }

  /// Ends the bindings.
  public func dispose() { body() }
}
