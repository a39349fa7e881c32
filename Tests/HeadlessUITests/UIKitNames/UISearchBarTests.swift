import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UISearchBarTests {
  private let runtime = Runtime()
  private let page: SearchPage
  private let window: Window

  init() {
    let page = runtime.assemble { SearchPage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private func button(_ title: String) throws -> Button {
    let elements = page.searchBar.visibleElements
    return try #require(elements.lazy.compactMap { $0 as? Button }.first { $0.title == title })
  }

  @Test func `Search calls the delegate, and the field keeps the keyboard`() {
    _ = page.searchBar.type("swift")
    page.heard = []
    #expect(page.searchBar.receive(.return) == .heard)
    #expect(page.heard == ["search swift"])
    #expect(page.searchBar.isFirstResponder)
    runtime.assemble { page.view.endEditing() }
    #expect(page.heard == ["search swift", "end swift"])
  }

  @Test
  func `each change of the user calls the delegate, also to clear; code that sets it does not`()
    throws
  {
    _ = page.searchBar.type("s")
    _ = page.searchBar.type("sw")
    _ = page.searchBar.type("sw")
    runtime.assemble { page.searchBar.text = "swift" }
    #expect(try button("Clear").tap() == .heard)
    #expect(page.heard == ["begin", "change s", "change sw", "change "])
  }

  @Test func `the delegate hears of a change before the target does`() {
    page.searchBar.onChange(page) { $0.heard.append("target") }
    let story = runtime.story { _ = page.searchBar.type("s") }
    #expect(
      story == """
        user event: user -> 'Search' typing in 'Search'
          delegate: 'Search' -> SearchPage searchBarTextDidBeginEditing
          delegate: 'Search' -> SearchPage searchBar(_:textDidChange:)
          target-action: 'Search' -> SearchPage
        """
    )
    #expect(page.heard == ["begin", "change s", "target"])
  }

  @Test func `to cancel calls the delegate, and changes neither the text nor the keyboard`() throws
  {
    #expect(!page.searchBar.showsCancelButton)
    page.searchBar.showsCancelButton = true
    _ = page.searchBar.type("swift")
    page.heard = []
    let cancel = try button("Cancel")
    let story = runtime.story { #expect(cancel.tap() == .heard) }
    #expect(
      story == """
        user event: user -> 'Cancel Search' tap 'Cancel'
          delegate: 'Search' -> SearchPage searchBarCancelButtonClicked
        """
    )
    #expect(page.heard == ["cancel swift"])
    #expect(page.searchBar.text == "swift")
    #expect(page.searchBar.isFirstResponder)
  }

  @Test func `nobody hears a cancel without a delegate and without a target`() throws {
    page.searchBar.delegate = nil
    page.searchBar.setShowsCancelButton(true, animated: true)
    #expect(try button("Cancel").tap() == .unheard)
  }
}

extension UISearchBarTests {
  @Test func `a delegate of a search bar and of fields hears of each by its own methods`() {
    let page = runtime.assemble { ContactPage() }
    let window = runtime.assemble { Window(name: "Pad", root: page) }
    runtime.assemble { window.open() }
    _ = page.searchBar.type("Ada")
    _ = page.searchBar.receive(.return)
    _ = page.field.type("Eve")
    _ = page.field.receive(.return)
    #expect(
      page.heard == [
        "search begins", "search Ada", "search ends", "field begins", "return in field",
      ]
    )
  }
}

private final class ContactPage: UIViewController, UISearchBarDelegate, UITextFieldDelegate {
  let searchBar = UISearchBar()
  let field = UITextField("Name")
  var heard: [String] = []

  override func loadView() {
    (searchBar.delegate, field.delegate) = (self, self)
    for part in [searchBar, field] { view.addSubview(part) }
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("search begins") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("search ends") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    heard.append("search \(searchBar.text)")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("field begins") }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("field ends") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    heard.append("return in field")
    return true
  }
}

private final class SearchPage: UIViewController, UISearchBarDelegate {
  let searchBar = UISearchBar()
  var heard: [String] = []

  override func loadView() {
    view.addSubview(searchBar)
    searchBar.delegate = self
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("change \(searchText)")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    heard.append("search \(searchBar.text)")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    heard.append("cancel \(searchBar.text)")
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    heard.append("end \(searchBar.text)")
  }
}
