import HeadlessUI
import MVC
import Testing

@Suite struct TableHeaderTests {
  private let runtime = Runtime()
  private let page: HeaderPage
  private let window: Window

  init() {
    let page = runtime.assemble { HeaderPage() }
    self.page = page
    window = runtime.assemble { Window(name: "Phone", root: page) }
    runtime.assemble { window.open() }
  }

  private var lines: [String] { Array(window.lines(width: 20).dropFirst()) }

  @Test func `a header stands above the first row, and a footer below the last`() {
    #expect(lines == ["[Sort]", "0  a", "1  b", "   v 1 below"])
    #expect(page.table.scroll(to: 1) == .heard)
    #expect(lines == ["   ^ 1 above", "1  b", "2  c", "the end"])
    #expect(page.elements.contains { $0 === page.footer })
    #expect(!page.elements.contains { $0 === page.header })
  }

  @Test func `another header takes the place of the one before, and none leaves the rows`() {
    runtime.assemble { page.table.headerView = Label("sorted") }
    #expect(page.header.superview == nil)
    #expect(lines.first == "sorted")
    runtime.assemble { page.table.headerView = nil }
    #expect(lines.first == "0  a")
  }

  @Test func `what is behind the rows is seen and reached only while there are none`() {
    let hint = Button("Add the first one")
    runtime.assemble { page.table.backgroundView = hint }
    #expect(lines == ["[Sort]", "0  a", "1  b", "   v 1 below"])
    #expect(!page.elements.contains { $0 === hint })
    page.rows = []
    runtime.assemble { try? page.table.reload() }
    #expect(lines == ["[Sort]", "[Add the first one]", "the end"])
    #expect(page.elements.contains { $0 === hint })
    runtime.assemble { page.table.backgroundView = nil }
    #expect(lines == ["[Sort]", "the end"])
  }

  @Test func `a hidden header takes no room, and can't be reached`() {
    page.header.isHidden = true
    #expect(lines.first == "0  a")
    #expect(!page.elements.contains { $0 === page.header })
  }
}

private final class HeaderPage: ViewController, TableDataSource {
  let table = TableView(viewport: 2)
  let header = Button("Sort")
  let footer = Label("the end")
  var rows = ["a", "b", "c"]

  override func loadView() {
    (table.headerView, table.footerView) = (header, footer)
    table.dataSource = self
    view.addSubview(table)
  }

  func numberOfRows(in table: TableView) -> Int { rows.count }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = Cell()
    cell.text = rows[row]
    return cell
  }
}
