/// What ends some bindings: it keeps them going until it runs, or is let go.
public struct Disposer {
  private let body: () -> Void

  /// Something that `body` ends.
  public init(_ body: @escaping () -> Void) { self.body = body }

  /// Several observations as one.
  public static func batch(_ observations: ObservationToken...) -> Disposer {
    Disposer { for observation in observations { observation.end() } }
  }

  /// Ends them now.
  public func dispose() { body() }
}
