/// Returns the time since some moment; handed in, so that tests can hold it still.
public typealias Stopwatch = @Sendable () -> Duration
