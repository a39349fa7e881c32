import MVC
import Testing
import UIKitNames

@Suite struct NSDiffableDataSourceSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3])
    return snapshot
  }

  private func sections(_ snapshot: Snapshot) -> [String] {
    snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map(String.init).joined()
    }
  }

  private func changed(_ change: (inout Snapshot) -> Void) -> [String] {
    var snapshot = snapshot
    change(&snapshot)
    return sections(snapshot)
  }

  @Test func `it counts and finds its items`() {
    #expect(sections(snapshot) == ["A12", "B3"])
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfItems(inSection: "A") == 2)
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "B")
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
    #expect(snapshot.indexOfItem(3) == 2)
    #expect(snapshot.indexOfSection("C") == nil)
  }

  @Test func `items come, go and move`() {
    #expect(changed { $0.insertItems([4, 5], beforeItem: 2) } == ["A1452", "B3"])
    #expect(changed { $0.insertItems([4, 5], afterItem: 2) } == ["A1245", "B3"])
    #expect(changed { $0.insertItems([1], afterItem: 3) } == ["A2", "B31"])
    #expect(changed { $0.appendItems([1, 4]) } == ["A2", "B314"])
    #expect(changed { $0.moveItem(1, afterItem: 2) } == ["A21", "B3"])
    #expect(changed { $0.moveItem(3, beforeItem: 1) } == ["A312", "B"])
    #expect(changed { $0.deleteItems([1, 3, 9]) } == ["A2", "B"])
    #expect(changed { $0.deleteAllItems() } == [])
  }

  @Test func `sections come, go and move`() {
    #expect(changed { $0.insertSections(["C"], beforeSection: "B") } == ["A12", "C", "B3"])
    #expect(changed { $0.insertSections(["C"], afterSection: "B") } == ["A12", "B3", "C"])
    #expect(changed { $0.moveSection("A", afterSection: "B") } == ["B3", "A12"])
    #expect(changed { $0.moveSection("B", beforeSection: "A") } == ["B3", "A12"])
    #expect(changed { $0.deleteSections(["A", "Z"]) } == ["B3"])
  }

  /// A change that UIKit answers with an exception.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let message: String
    let make: @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void

    var testDescription: String { message }
  }

  @Test(arguments: [
    Mistake(message: "the snapshot has no section 'Z'") { $0.appendItems([4], toSection: "Z") },
    Mistake(message: "the snapshot has no section 'Z'") { _ = $0.itemIdentifiers(inSection: "Z") },
    Mistake(message: "the snapshot has no section 'Z'") { $0.moveSection("A", afterSection: "Z") },
    Mistake(message: "the snapshot has no item '9'") { $0.reloadItems([1, 9]) },
    Mistake(message: "the snapshot has no item '9'") { $0.moveItem(9, afterItem: 1) },
    Mistake(message: "the snapshot has no item '9'") { $0.insertItems([4], beforeItem: 9) },
    Mistake(message: "an item is in the snapshot twice") { $0.appendItems([4, 4]) },
    Mistake(message: "a section is in the snapshot twice") { $0.appendSections(["A"]) },
    Mistake(message: "the snapshot has no section for the items") {
      $0 = NSDiffableDataSourceSnapshot()
      $0.appendItems([1])
    },
  ])
  func `a change that makes no sense ends the program`(_ mistake: Mistake) {
    let runtime = Runtime()
    let page = runtime.assemble { LoadingPage() }
    page.onLoad = {
      var snapshot = self.snapshot
      mistake.make(&snapshot)
    }
    runtime.assemble { page.loadViewIfNeeded() }
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("the program goes on")
      return
    }
    #expect(fault.message == mistake.message)
    #expect(fault is UIKitException)
  }
}

private final class LoadingPage: UIViewController {
  var onLoad: () -> Void = {}

  override func viewDidLoad() { onLoad() }
}
