import HeadlessUI
import MVC
import MVCLab

extension System {
  /// Programs in which a rule looks at what an earlier command has left, and nothing on the screen shows.
  static let remembering = remembering(.cocoaMVC)

  static func remembering(_ style: Style) -> System {
    System(
      name: "remembering",
      summary: "what is broken depends on what came before",
      style: style,
      screens: [ScreenKind("screen", "the only one")],
      server: .always,
      searchDomain: SearchDomain(windows: 1),
      wirings: [
        wiring("synced", .misused(breaking: .uiChangesUI)) { SyncedScreen() },
        wiring("starred", .misused(breaking: .actsOnAnotherRow)) { StarredNames() },
        wiring("asked", .misused(breaking: .olderAnswerWins)) { AskedScreen() },
        wiring("lost", .misused(breaking: .lostLink)) { LostScreen() },
        wiring("tried", .misused(breaking: .boundAtWrongTime)) { TriedScreen() },
        wiring("silent", .correct) { SilentScreen() },
      ]
    )
  }

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ screen: @escaping @Sendable () -> ViewController
  ) -> Wiring {
    Wiring(name, verdict, name) { RememberingAssembly(screen) }
  }
}

private final class RememberingAssembly: Assembly {
  private let screen: () -> ViewController

  init(_ screen: @escaping () -> ViewController) { self.screen = screen }

  func makeScreen(_ kind: String) -> ViewController { screen() }
}

// MARK: - A label that becomes a picture of the model

private final class SyncedModel: Model {
  @Observed private(set) var status = "ready"

  func sync() {
    status = "busy"
    status = "ready"
  }
}

/// After 'Sync' the label shows what it showed before, but it was painted below a notification.
private final class SyncedScreen: ViewController {
  private let model = SyncedModel()
  private let label = Label("ready", identifier: "status")
  private let sync = Button("Sync")
  private let mark = Button("Mark")
  private var token: ObservationToken?

  override func viewDidLoad() {
    for part in [label, sync, mark] as [Element] { view.addSubview(part) }
    sync.onTap(self) { $0.model.sync() }
    mark.onTap(self) { $0.label.text = "marked" }
    token = model.$status.observe(self) { screen, _ in screen.label.text = screen.model.status }
  }
}

// MARK: - A line that has observed before

/// Observes a fresh model when it comes back; 'Try' does so on the same line, and ends it.
private final class TriedScreen: ViewController {
  private let (attempt, open) = (Button("Try"), Button("Open"))
  private var model: SyncedModel?
  private var token: ObservationToken?
  private var hasLeft = false

  override func viewDidLoad() {
    for part in [attempt, open] { view.addSubview(part) }
    attempt.onTap(self) { screen in
      screen.observe()
      (screen.token, screen.model) = (nil, nil)
    }
    open.onTap(self) { $0.navigation?.push(ViewController()) }
  }

  override func viewWillAppear() { if hasLeft { observe() } }
  override func viewDidDisappear() { hasLeft = true }

  private func observe() {
    let fresh = SyncedModel()
    token = fresh.$status.observe(self) { _, _ in }
    model = fresh
  }
}

// MARK: - One request, sent for a touched row or by a button

private struct Name: ModelValue, Hashable, Identifiable {
  let id: Int
  let text: String
  var isStarred = false
}

private final class NameList: Model {
  private(set) var names = [Name(id: 1, text: "Ann"), Name(id: 2, text: "Bob")]

  func star(_ id: Int) {
    server?.send(
      Request("star", "\(id)"),
      then: Block(self) { list, response in
        guard case .success = response,
          let index = list.names.firstIndex(where: { $0.id == id })
        else { return }
        list.names[index].isStarred = true
        list.noteChange(.replace([index]), of: "names")
        list.post(.namesDidChange, .replace([index]))
      }
    )
  }
}

extension NotificationName where Payload == Change {
  fileprivate static var namesDidChange: Self { "namesDidChange" }
}

/// A touch of the first row stars the second, as the button 'Best' does.
private final class StarredNames: ViewController, TableDataSource, TableDelegate {
  private let list = NameList()
  private let table = TableView()
  private let best = Button("Best")

  override func viewDidLoad() throws {
    view.addSubview(best)
    view.addSubview(table)
    best.onTap(self) { $0.list.star(2) }
    table.dataSource = self
    table.delegate = self
    observe(.namesDidChange, from: list) { try $0.table.apply($1.payload) }
  }

  func numberOfRows(in table: TableView) -> Int { list.names.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = list.names[row].text + (list.names[row].isStarred ? " *" : "")
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) throws { list.star(2) }
}

// MARK: - Two questions

private final class AskedModel: Model {
  @Observed private(set) var text = "-"

  /// Keeps an answer 'b' against an answer 'a', but not the other way round.
  func ask(_ word: String) {
    server?.send(
      Request("ask", word),
      then: Block(self) { model, response in
        guard case .success(let body) = response else { return }
        if body == "a", model.text == "b" { return }
        model.text = body
      }
    )
  }
}

private final class AskedScreen: ViewController {
  private let model = AskedModel()
  private let label = Label("-", identifier: "answer")
  private let first = Button("Ask a")
  private let second = Button("Ask b")
  private var token: ObservationToken?

  override func viewDidLoad() {
    for part in [label, first, second] as [Element] { view.addSubview(part) }
    first.onTap(self) { $0.model.ask("a") }
    second.onTap(self) { $0.model.ask("b") }
    token = model.$text.observe(self) { screen, _ in screen.label.text = screen.model.text }
  }
}

// MARK: - A link that was never set, or is gone

private protocol Helping: AnyObject { func help() }

private final class Helper: Helping { func help() {} }

/// Nobody keeps the helper that 'Call' makes.
private final class LostScreen: ViewController {
  private weak var helper: (any Helping)?
  private let sign = Label("", identifier: "sign")
  private let call = Button("Call")
  private let ask = Button("Ask")

  override func viewDidLoad() {
    for part in [sign, call, ask] as [Element] { view.addSubview(part) }
    call.onTap(self) { screen in
      screen.sign.text = "calling"
      let helper = Helper()
      screen.helper = helper
      screen.sign.text = ""
    }
    ask.onTap(self) { $0.helper?.help() }
  }
}

// MARK: - Two buttons that do nothing

private final class SilentScreen: ViewController {
  private let sync = Button("Sync")
  private let other = Button("Other")

  override func viewDidLoad() {
    for part in [sync, other] {
      view.addSubview(part)
      part.onTap(self) { _ in }
    }
  }
}
