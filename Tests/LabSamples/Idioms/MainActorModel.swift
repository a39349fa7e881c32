import HeadlessUI
import MVC

/// Counts down on the main actor, in a task of its own; it knows no lab.
@MainActor final class Ticker {
  private(set) var seconds = 0
  nonisolated let ticks: AsyncStream<Void>
  private let tick: AsyncStream<Void>.Continuation
  private let clock: any Clock<Duration>
  private var counting: Task<Void, any Error>?

  nonisolated init(clock: any Clock<Duration>) {
    self.clock = clock
    (ticks, tick) = AsyncStream.makeStream()
  }

  func count(from first: Int) {
    counting?.cancel()
    seconds = first
    tick.yield()
    counting = Task {
      while seconds > 0 {
        try await clock.sleep(for: .seconds(1))
        seconds -= 1
        tick.yield()
      }
    }
  }
}

/// Starts a ticker at each tap, and shows its seconds.
final class TickerController: ViewController {
  private let button = Button("Start")
  private let label = Label(identifier: "seconds")
  private lazy var ticker = Bridge(Ticker(clock: clock))
  private var token: ObservationToken?
  private var listening: WorldTask?

  override func loadView() {
    view.addSubview(button)
    view.addSubview(label)
  }

  override func viewDidLoad() {
    button.onTap(self) { $0.start() }
    token = ticker.observe(self) { $0.showSeconds() }
    listening = task { [ticker] in
      for await _ in ticker.model.ticks { ticker.changed("seconds") }
    }
  }

  private func start() {
    let ticker = ticker.model
    MainActor.assumeIsolated { ticker.count(from: 2) }
  }

  private func showSeconds() {
    let ticker = ticker.model
    label.text = "\(MainActor.assumeIsolated { ticker.seconds }) s"
  }

  override func didLeave() { listening?.cancel() }
}
