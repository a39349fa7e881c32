import HeadlessUI
import MVC
import MVCLab

extension System {
  /// Five rows that each ask for a picture at the beginning, or a form with all kinds of inputs.
  static let requests = System(
    name: "requests",
    summary: "requests, and what can be typed and set",
    style: Style(name: "free", laws: []),
    symptoms: [],
    screens: [ScreenKind("page", "the page")],
    outsideActions: [
      OutsideAction("rename", usage: "TEXT", "renames nothing"),
      OutsideAction("remove", usage: "ROW", "removes nothing"),
    ],
    server: .always,
    searchDomain: SearchDomain(texts: ["Tea"], answers: ["late"], windows: 1),
    wirings: [
      Wiring("pictures", .correct, "five rows, and a request for each") {
        RequestsAssembly { PicturesController() }
      },
      Wiring("inputs", .correct, "a field, a slider, and one request of the first screen") {
        var isFirst = true
        return RequestsAssembly {
          defer { isFirst = false }
          return InputsController(asks: isFirst)
        }
      },
    ]
  )
}

private final class RequestsAssembly: Assembly {
  private let make: () -> ViewController

  init(_ make: @escaping () -> ViewController) { self.make = make }

  func makeScreen(_ kind: String) -> ViewController { make() }
  func outside(_ action: String, _ arguments: [String]) -> Bool { true }
}

private final class PicturesController: ViewController, TableDataSource {
  private let table = TableView()

  override func loadView() {
    view.addSubview(table)
    table.dataSource = self
  }

  override func viewDidLoad() {
    for row in 0..<5 { server?.send(Request("picture", "\(row)"), then: Block(self) { _, _ in }) }
  }

  func numberOfRows(in table: TableView) -> Int { 5 }

  func table(_ table: TableView, cellForRow row: Int) -> Cell { Cell() }
}

private final class InputsController: ViewController {
  private let asks: Bool

  init(asks: Bool) {
    self.asks = asks
    super.init()
  }

  override func loadView() {
    let (field, slider) = (TextField("Name"), Slider("Size"))
    for element in [field, slider] { view.addSubview(element) }
    field.onChange(self) { _ in }
    slider.onChange(self) { _ in }
  }

  override func viewDidLoad() {
    if asks { server?.send(Request("list"), then: Block(self) { _, _ in }) }
  }
}
