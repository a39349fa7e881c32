import HeadlessUI
import MVC

/// All books, or those that the reader looks for, and below them how many are borrowed.
class BooksController: ViewController {
  private let library: Library
  private let searchField = SearchField()
  private let table = TableView()
  @ViewState private(set) var text = ""

  init(_ library: Library) {
    self.library = library
    super.init()
  }

  override func loadView() {
    title = "Books"
    view.addSubview(searchField)
    view.addSubview(table)
  }

  override func viewDidLoad() throws {
    (table.dataSource, table.delegate) = (self, self)
    searchField.onChange(self) { try $0.search() }
    try show(CountController(library))
  }

  private func search() throws {
    text = searchField.text
    try table.reload()
  }

  func show(_ count: CountController) throws {
    addChild(count)
    view.addSubview(count.view)
    count.didMove(toParent: self)
  }
}

extension BooksController: SectionedTableDataSource, TableDelegate {
  private var found: [Library.Shelf] { library.shelves(with: text) }

  func numberOfSections(in table: TableView) -> Int { found.count }

  func table(_ table: TableView, numberOfRowsInSection section: Int) throws -> Int {
    try found.at(section).titles.count
  }

  func table(_ table: TableView, titleForHeaderInSection section: Int) throws -> String? {
    try found.at(section).name
  }

  func table(_ table: TableView, cellForRowAt path: RowPath) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try title(at: path)
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    if let path = table.path(of: row) { library.borrow(try title(at: path)) }
  }

  private func title(at path: RowPath) throws -> String {
    try found.at(path.section).titles.at(path.row)
  }
}

/// Takes the child's view, and forgets the child.
final class ForgetfulBooksController: BooksController {
  override func show(_ count: CountController) { view.addSubview(count.view) }
}
