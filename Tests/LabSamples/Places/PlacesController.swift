import HeadlessUI
import MVC

/// A field for a name, and the places that are found.
final class PlacesController: ViewController, TableDataSource {
  private let finder: any PlaceFinding
  private let field = TextField("Name")
  private let table = TableView()
  private var token: ObservationToken?

  init(finder: any PlaceFinding) { self.finder = finder }

  override func loadView() {
    setTitle("Places")
    view.addSubview(field)
    view.addSubview(table)
  }

  override func viewDidLoad() {
    table.dataSource = self
    field.onChange(self) { $0.finder.find($0.field.text) }
    token = finder.placesValue.observe(self) { controller, _ in try controller.table.reload() }
  }

  func numberOfRows(in table: TableView) -> Int { finder.places.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.setText(try finder.places.at(row))
    return cell
  }
}
