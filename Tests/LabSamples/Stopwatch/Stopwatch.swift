import MVC

/// A stopwatch that counts tenths of a second.
final class Stopwatch: Model {
  /// The whole time, and that of the present lap.
  struct Times: Equatable {
    var total = 0
    var lap = 0
  }

  @Observed private(set) var times = Times()
  @Observed private(set) var laps: [Int] = []
  @Observed private(set) var isRunning = false
  private var timer: ClockTimer?

  /// Whether there is something to reset.
  var hasStarted: Bool { isRunning || times != Times() || !laps.isEmpty }

  func start() {
    guard !isRunning else { return }
    isRunning = true
    timer = every(.milliseconds(100)) { [weak self] in self?.count() }
  }

  func stop() {
    timer?.cancel()
    if isRunning { isRunning = false }
  }

  func endLap() {
    $laps.insert([times.lap], at: 0)
    times.lap = 0
  }

  func reset() {
    stop()
    laps = []
    times = Times()
  }

  private func count() {
    times = Times(total: times.total + 1, lap: times.lap + 1)
  }
}

/// A number of tenths of a second as minutes and seconds: `01:02.3`.
func clockText(_ tenths: Int) -> String {
  let (minutes, seconds) = (tenths / 600, tenths / 10 % 60)
  return "\(minutes / 10)\(minutes % 10):\(seconds / 10)\(seconds % 10).\(tenths % 10)"
}
