import Foundation
import HeadlessUI
import MVC
import Testing
import UIKitNames

/// The update of one row, which the table makes without a batch.
@Suite struct UITableViewOneRowTests {
  struct Update: CustomTestStringConvertible {
    let after: [[String]]
    let row: Int
    let section: Int
    let isInsertion: Bool

    var testDescription: String {
      "\(isInsertion ? "insert" : "delete") \(row) of \(section) to \(after)"
    }
  }

  private static let updates: [Update] = [true, false].flatMap { isInsertion in
    [[["a", "b", "c"]], [["a"]], [["a", "b"]], [[]], [["a"], ["b"]], []].flatMap { after in
      [(0, 0), (2, 0), (3, 0), (-1, 0), (0, 1), (0, -1)].map { row, section in
        Update(after: after, row: row, section: section, isInsertion: isInsertion)
      }
    }
  }

  @Test(arguments: updates)
  func `the update of one row does what the same does in a batch`(update: Update) {
    #expect(story(of: update, inBatch: false) == story(of: update, inBatch: true))
  }

  private func story(of update: Update, inBatch: Bool) -> String {
    let runtime = Runtime()
    let (list, window) = runtime.assemble { () -> (NamedList, Window) in
      let list = NamedList()
      list.sections = [["a", "b"]]
      return (list, Window(name: "Phone", root: list))
    }
    runtime.assemble { window.open() }
    list.onSelect = { list in
      list.sections = update.after
      let (table, paths) = (list.tableView, [IndexPath(row: update.row, section: update.section)])
      let make = {
        update.isInsertion
          ? table.insertRows(at: paths, with: .none) : table.deleteRows(at: paths, with: .none)
      }
      if inBatch { table.performBatchUpdates(make) } else { make() }
    }
    let story = runtime.story { _ = list.tableView.select(row: 1) }
    let end = if case .fault(let fault, _) = runtime.flow.end { fault.message } else { "no fault" }
    return ([story, end] + list.tableView.visibleCells.map(\.readout)).joined(separator: "\n")
  }
}
