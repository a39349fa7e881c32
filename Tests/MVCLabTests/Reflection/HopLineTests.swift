import HeadlessUI
import LabConversation
import LabStage
import MVC
import Testing
import UIKitNames

/// Paints, updates, navigations and their faults take no line: the calls on the stack tell it.
@Suite struct HopLineTests {
  @Test func `a paint, an update and a navigation have the line of the app's code that made them`()
  {
    let conversation = Stage { Painting() }.conversation
    _ = conversation.respond(to: "tap Go")
    let lines = conversation.respond(to: "show flow").lines.map(\.description)
      .filter { $0.contains(" render ") || $0.contains(" navigation ") }
    #expect(lines.count == 5)
    for (index, line) in lines.enumerated() {
      #expect(line.contains("(HopLineTests.swift:\(Painting.line + index))"))
    }
  }

  @Test(arguments: 0..<5)
  func `a fault has the line of the app's code that asked for what is impossible`(mistake: Int) {
    let conversation = Stage { Mistaken(mistake) }.conversation
    _ = conversation.respond(to: "tap Go")
    #expect(conversation.findings.last?.rule == "fault")
    #expect(conversation.findings.last?.site?.line == Mistaken.line + mistake)
  }
}

private final class Painting: Screen {
  static let line = #line + 3

  override func go() throws {
    label.text = "after"
    button.isEnabled = false
    title = "Done"
    navigation?.push(Screen())
    navigation?.popViewController(animated: true)
  }
}

private final class Mistaken: Screen, TableDataSource {
  static let line = #line + 17
  private let table = TableView()
  private let mistake: Int
  private var count = 1

  init(_ mistake: Int) { self.mistake = mistake }

  override func loadView() {
    super.loadView()
    view.addSubview(table)
    table.dataSource = self
  }

  override func go() throws {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    let first = IndexPath(row: 0, section: 0)
    switch mistake {
    case 0: _ = table.numberOfRows(inSection: 9)
    case 1: _ = table.dequeueReusableCell(withIdentifier: "none", for: first)
    case 2: try table.insertRows(at: changed([]))
    case 3: table.deleteRows(at: [IndexPath(row: 7, section: 0)])
    default: snapshot.appendItems([1])
    }
  }

  private func changed(_ rows: Indexes) -> Indexes {
    count += 1
    return rows
  }

  func numberOfRows(in table: TableView) -> Int { count }
  func table(_ table: TableView, cellForRow row: Int) -> Cell { Cell() }
}
