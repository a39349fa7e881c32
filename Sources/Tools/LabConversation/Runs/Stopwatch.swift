/// Returns the time since a fixed moment; the caller hands it in, so a test can stop it.
public typealias Stopwatch = @Sendable () -> Duration
