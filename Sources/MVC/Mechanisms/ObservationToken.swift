/// Keeps an observation going: it ends when this is let go, or with `end()`.
public final class ObservationToken {
  private var stop: (() -> Void)?

  init(_ stop: @escaping () -> Void) { self.stop = stop }

  /// Ends it now; twice does no harm.
  public func end() {
    stop?()
    stop = nil
  }

  deinit { stop?() }
}
