import HeadlessUI
import MVC

/// Counts down on a clock that its owner chooses: a plain class.
final class Countdown {
  private(set) var seconds = 0
  var onTick: () -> Void = {}
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) { self.clock = clock }

  func run(from start: Int) async throws {
    seconds = start
    onTick()
    while seconds > 0 {
      try await clock.sleep(for: .seconds(1))
      seconds -= 1
      onTick()
    }
  }
}

/// Shows a countdown, and starts it anew at each tap.
final class CountdownController: ViewController {
  private let button = Button("Start")
  private let label = Label(identifier: "seconds")
  private lazy var countdown = Bridge(Countdown(clock: clock)) { countdown, bridge in
    countdown.onTick = { [weak bridge] in bridge?.changed("seconds") }
  }
  private var token: ObservationToken?
  private var run: WorldTask?

  override func loadView() {
    view.addSubview(button)
    view.addSubview(label)
  }

  override func viewDidLoad() {
    button.onTap(self) { $0.start() }
    token = countdown.observe(self) { $0.label.text = "\($0.countdown.model.seconds) s" }
  }

  private func start() {
    run?.cancel()
    run = task { [countdown] in try await countdown.model.run(from: 2) }
  }

  override func didLeave() { run?.cancel() }
}
