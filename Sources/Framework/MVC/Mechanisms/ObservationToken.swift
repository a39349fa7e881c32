/// Keeps an observation alive: it ends with `end()`, or when the token is deallocated.
public final class ObservationToken {
  private var stop: (() -> Void)?

  init(_ stop: @escaping () -> Void) { self.stop = stop }

  /// Ends the observation; a second call does nothing.
  public func end() {
    stop?()
    stop = nil
  }

  deinit { stop?() }
}

extension ObservationToken: StatefulObject {
  package func describe(to digest: inout StateDigest) { digest.add(stop != nil) }
}
