import HeadlessUI
import MVC
import MVCLab

extension System {
  /// Two rows to look at, in wirings whose table has no delegate, or lost it.
  static let board = System(
    name: "board",
    summary: "two rows to look at",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("board", "the rows")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [
      Wiring("shown", .correct, "the table has no delegate") {
        BoardAssembly(losesDelegate: false)
      },
      Wiring("lost", .misused(breaking: .nobodyHeard), "nothing keeps the delegate") {
        BoardAssembly(losesDelegate: true)
      },
    ]
  )
}

private final class BoardAssembly: Assembly {
  private let losesDelegate: Bool
  init(losesDelegate: Bool) { self.losesDelegate = losesDelegate }
  func makeScreen(_ kind: String) -> ViewController { BoardController(losesDelegate) }
}

private final class BoardController: ViewController, TableDataSource {
  private let losesDelegate: Bool
  private let table = TableView()

  init(_ losesDelegate: Bool) { self.losesDelegate = losesDelegate }

  override func loadView() {
    view.addSubview(table)
    table.dataSource = self
    guard losesDelegate else { return }
    let listener = Listener()
    table.delegate = listener
  }

  func numberOfRows(in table: TableView) -> Int { 2 }
  func table(_ table: TableView, cellForRow row: Int) -> Cell { Cell() }
}

private final class Listener: TableDelegate {}
