import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UISearchControllerTests {
  private let runtime = Runtime()
  private let list: NameList
  private let window: Window

  init() {
    let list = runtime.assemble { NameList() }
    self.list = list
    window = runtime.assemble { Window(name: "Phone", root: list) }
    runtime.assemble { window.open() }
  }

  private var lines: [String] { Array(window.lines(width: 40).dropFirst()) }
  private var bar: UISearchBar { list.searchController.searchBar }

  @Test func `the bar stands above the content, and the screen looks for what the user types`() {
    #expect(lines == ["Search: _", "0  Ann", "1  Bo"])
    #expect(bar.receive(.text("an")) == .heard)
    #expect(lines == ["Search: an_  [Clear]  [Cancel]", "0  Ann"])
    #expect(list.searchController.isActive)
    #expect(list.heard == ["will present", "did present", "find ''", "find 'an'"])
  }

  @Test func `to cancel empties the bar, and the search has ended`() throws {
    _ = bar.receive(.text("an"))
    let cancel = try #require(list.elements.first { $0.callNames.contains("Cancel") } as? UIButton)
    list.heard = []
    #expect(cancel.tap() == .heard)
    #expect(lines == ["Search: _", "0  Ann", "1  Bo"])
    #expect(!list.searchController.isActive && !bar.isFirstResponder)
    #expect(list.heard == ["will dismiss", "find ''", "did dismiss"])
  }

  @Test func `code ends the search as the user does, and once`() {
    _ = bar.receive(.text("bo"))
    list.heard = []
    runtime.assemble {
      list.searchController.isActive = false
      list.searchController.isActive = false
    }
    #expect(list.heard == ["will dismiss", "find ''", "did dismiss"])
    #expect(bar.text == "")
  }

  @Test func `a screen without its search has no bar`() {
    runtime.assemble { list.navigationItem.searchController = nil }
    #expect(lines == ["0  Ann", "1  Bo"])
  }

  @Test func `the flow shows the way of a typed text`() {
    let story = runtime.story { _ = bar.receive(.text("an")) }
    #expect(
      story.split(separator: "\n").filter { $0.contains("updateSearchResults") }.map {
        $0.trimmingCharacters(in: .whitespaces)
      } == [
        "delegate: the search controller -> NameList updateSearchResults(for:)",
        "delegate: the search controller -> NameList updateSearchResults(for:)",
      ]
    )
  }
}

private final class NameList: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  let searchController = UISearchController(searchResultsController: nil)
  var heard: [String] = []
  private let names = ["Ann", "Bo"]
  private var shown = ["Ann", "Bo"]

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.delegate = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    heard.append("find '\(text)'")
    shown = names.filter { text.isEmpty || $0.lowercased().contains(text) }
    tableView.reloadData()
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    heard.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    heard.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    heard.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    heard.append("did dismiss")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
