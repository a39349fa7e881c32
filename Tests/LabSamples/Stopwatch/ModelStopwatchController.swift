import MVC
import UIKitNames

/// The same page over a model, which counts; the page shows what the model says.
final class ModelStopwatchController: StopwatchViewController {
  private let stopwatch: Stopwatch
  private var tokens: [ObservationToken] = []

  init(_ stopwatch: Stopwatch) {
    self.stopwatch = stopwatch
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens = [
      stopwatch.$times.observe(self, options: .initial) { page, _ in page.showTimes() },
      stopwatch.$laps.observe(self) { page, _ in page.showLaps() },
      stopwatch.$isRunning.observe(self, options: .initial) { page, _ in page.showButtons() },
    ]
  }

  override var lapTexts: [String] { stopwatch.laps.map(clockText) }

  override func startOrStop() {
    if stopwatch.isRunning { stopwatch.stop() } else { stopwatch.start() }
  }

  override func endLapOrReset() {
    if stopwatch.isRunning { stopwatch.endLap() } else { stopwatch.reset() }
  }

  private func showTimes() {
    totalLabel.text = clockText(stopwatch.times.total)
    lapLabel.text = clockText(stopwatch.times.lap)
    showButtons()
  }

  private func showLaps() {
    lapsTable.reloadData()
    showButtons()
  }

  private func showButtons() {
    startButton.setTitle(stopwatch.isRunning ? "Stop" : "Start", for: .normal)
    let isReset = !stopwatch.isRunning && stopwatch.hasStarted
    lapButton.setTitle(isReset ? "Reset" : "Lap", for: .normal)
    lapButton.isEnabled = stopwatch.hasStarted
  }
}
