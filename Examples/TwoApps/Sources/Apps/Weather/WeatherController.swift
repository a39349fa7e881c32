import HeadlessUI
import MVC

/// A field for a name, the places that are found, and the weather of the one that is selected.
class WeatherController: ViewController, TableDataSource, TableDelegate {
  let search: Bridge<WeatherSearch>
  let forecastLabel = Label(identifier: "forecast")
  private let field = TextField("Place")
  private let table = TableView()
  private var token: ObservationToken?
  private var finding: WorldTask?
  private var asking: WorldTask?

  init(search: WeatherSearch) {
    self.search = Bridge(
      observing: search,
      ["places": \.places, "forecast": \.forecast]
    )
  }

  override func loadView() {
    title = "Weather"
    view.addSubview(field)
    view.addSubview(table)
    view.addSubview(forecastLabel)
  }

  override func viewDidLoad() {
    table.dataSource = self
    table.delegate = self
    field.onChange(self) { $0.find($0.field.text) }
    token = search.observe(self) { try $0.showSearch() }
  }

  private func showSearch() throws {
    try table.reload()
    forecastLabel.text = search.model.forecast
  }

  /// Finds places, in place of the search before.
  func find(_ name: String) {
    finding?.cancel()
    asking?.cancel()
    finding = task { [search] in await search.model.find(name) }
  }

  func showForecast(of place: String) {
    asking?.cancel()
    asking = task { [search] in await search.model.showForecast(of: place) }
  }

  override func didLeave() {
    finding?.cancel()
    asking?.cancel()
  }

  func numberOfRows(in table: TableView) -> Int { search.model.places.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try search.model.places.at(row)
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    showForecast(of: try search.model.places.at(row))
  }
}
