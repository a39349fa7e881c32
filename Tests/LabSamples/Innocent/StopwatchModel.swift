import MVC
import UIKitNames

// near: leak, ui-changes-ui
// > tap Start; advance 2s; tap Reset; advance 1s; close first

/// Counts seconds, and stops when it goes.
final class SecondsCounter: Model {
  @Observed private(set) var seconds = 0
  private var timer: Timer?

  func start() {
    timer?.invalidate()
    timer = every(.seconds(1)) { [weak self] in self?.tick() }
  }

  func reset() { seconds = 0 }
  private func tick() { seconds += 1 }
}

/// Shows the seconds that the model has counted.
class StopwatchModel: UIViewController {
  let counter = SecondsCounter()
  let label = UILabel(identifier: "seconds")
  private let (startButton, resetButton) = (UIButton("Start"), UIButton("Reset"))
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [label, startButton, resetButton] as [UIView] { self.view.addSubview(view) }
    startButton.addTarget(self, action: StopwatchModel.start, for: .touchUpInside)
    resetButton.addTarget(self, action: StopwatchModel.reset, for: .touchUpInside)
    token = counter.$seconds.observe(self) { page, _ in
      page.label.text = "\(page.counter.seconds) s"
    }
  }

  func start() { counter.start() }
  func reset() { counter.reset() }
}
