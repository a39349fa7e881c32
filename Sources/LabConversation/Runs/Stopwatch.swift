/// Returns the time since a fixed moment. The caller hands it in, so a test can stop it.
public typealias Stopwatch = @Sendable () -> Duration
