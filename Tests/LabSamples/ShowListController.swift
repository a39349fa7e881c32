import HeadlessUI
import MVC

/// The shows and their numbers of seats; selecting a row opens the show.
final class ShowListController: ViewController, TableDataSource, TableDelegate {
  private let office: TicketOffice
  private let table = TableView()

  init(office: TicketOffice) { self.office = office }

  override func loadView() {
    title = "Shows"
    view.addSubview(table)
  }

  override func viewDidLoad() {
    table.dataSource = self
    table.delegate = self
    observe(.ticketOfficeDidChange, from: office) { try $0.officeDidChange($1.payload) }
  }

  private func officeDidChange(_ change: Change) throws { try table.apply(change) }

  func numberOfRows(in table: TableView) -> Int { office.shows.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try office.shows.at(row).line
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    let title = try office.shows.at(row).title
    navigation?.push(ShowController(title: title, office: office))
  }
}

extension Show {
  /// The text of its row.
  var line: String { "\(title), \(seats) left" }
}
