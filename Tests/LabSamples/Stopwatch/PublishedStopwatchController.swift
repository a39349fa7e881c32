import MVC
import UIKitNames

/// What a timer has counted, in tenths of a second.
private final class Count {
  var tenths = 0
  var timer: Timer?
}

/// The stopwatch as it was published: the screen counts, keeps the laps, and paints all of it.
final class PublishedStopwatchController: StopwatchViewController {
  private let total = Count()
  private let lap = Count()
  private var isRunning = false
  private var laps: [String] = []

  override var lapTexts: [String] { laps.reversed() }

  override func startOrStop() {
    lapButton.isEnabled = true
    lapButton.setTitle("Lap", for: .normal)
    if !isRunning {
      run(total, totalLabel)
      run(lap, lapLabel)
      isRunning = true
      startButton.setTitle("Stop", for: .normal)
    } else {
      total.timer?.invalidate()
      lap.timer?.invalidate()
      isRunning = false
      startButton.setTitle("Start", for: .normal)
      lapButton.setTitle("Reset", for: .normal)
    }
  }

  override func endLapOrReset() {
    if !isRunning {
      reset(total, totalLabel)
      reset(lap, lapLabel)
      laps.removeAll()
      lapsTable.reloadData()
      lapButton.setTitle("Lap", for: .normal)
      lapButton.isEnabled = false
    } else {
      laps.append(lapLabel.text)
      lapsTable.reloadData()
      reset(lap, lapLabel)
      run(lap, lapLabel)
    }
  }

  private func run(_ count: Count, _ label: UILabel) {
    count.timer = every(.milliseconds(100)) {
      count.tenths += 1
      label.text = clockText(count.tenths)
    }
  }

  private func reset(_ count: Count, _ label: UILabel) {
    count.timer?.invalidate()
    count.tenths = 0
    label.text = clockText(0)
  }
}
