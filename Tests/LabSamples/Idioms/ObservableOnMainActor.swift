import HeadlessUI
import MVC
import Observation

/// Finds names; a program has one that asks the network.
protocol NameService: Sendable {
  func names(like text: String) async throws -> [String]
}

/// Finds names while the user types: of the main actor, observable, with a task of its own; it knows no lab.
@MainActor @Observable final class NameFinder {
  private(set) var names: [String] = []
  private(set) var isFinding = false
  @ObservationIgnored private var finding: Task<Void, Never>?
  private let service: any NameService
  private let clock: any Clock<Duration>

  init(service: any NameService, clock: any Clock<Duration>) {
    (self.service, self.clock) = (service, clock)
  }

  func find(_ text: String) {
    finding?.cancel()
    finding = Task {
      do {
        try await clock.sleep(for: .milliseconds(200))
        isFinding = true
        let found = try await service.names(like: text)
        try Task.checkCancellation()
        names = found
      } catch is CancellationError {
        return
      } catch { names = [] }
      isFinding = false
    }
  }
}

/// The model that asks the server, as the flow shows it.
final class Network: Model {}

/// Asks the server of the world.
struct ServerNames: NameService {
  let server: Connection?

  func names(like text: String) async throws -> [String] {
    let answer = try await server?.send(Request("names", text)) ?? ""
    return answer.split(separator: ",").map(String.init)
  }
}

/// A field, and the names that are found.
final class NameFinderController: NameListController {
  private let network = Network()
  private lazy var finder = Bridge(
    onMainActor: { [server = network.server, clock] in
      NameFinder(service: ServerNames(server: server), clock: clock)
    },
    ["names": { $0.names }, "isFinding": { $0.isFinding }]
  )
  private let field = TextField("Name")
  private let spinner = ActivityIndicatorView()
  private var token: ObservationToken?

  override var names: [String] { finder.onMainActor { $0.names } }

  override func loadView() {
    for element in [field, spinner, table] { view.addSubview(element) }
    table.dataSource = self
  }

  override func viewDidLoad() {
    field.onChange(self) { controller in
      let text = controller.field.text
      controller.finder.onMainActor { $0.find(text) }
    }
    token = finder.observe(self) { try $0.showNames() }
  }

  private func showNames() throws {
    try table.reload()
    let isFinding = finder.onMainActor { $0.isFinding }
    if isFinding { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
