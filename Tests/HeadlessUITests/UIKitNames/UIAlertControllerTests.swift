import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIAlertControllerTests {
  private let runtime = Runtime()
  private let page: ShoppingPage
  private let window: Window

  init() {
    let page = runtime.assemble { ShoppingPage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private var text: String { window.lines(width: 36).joined(separator: "\n") }

  @Test func `an action's handler reads the fields of the alert, which it holds weakly`() {
    runtime.assemble { page.ask() }
    #expect(
      text == """

        -- New entry --
        What is it?
        Title: _
        Shop: Market_
        [Cancel]  (Add)
        """
    )
    _ = page.alert?.fields[0].type("Milk")
    #expect(page.alert?.actions[1].isEnabled == true)
    let story = runtime.story { #expect(page.chooseInAlert("Add") == .heard) }
    #expect(page.heard == ["Milk from Market, alert closed"])
    #expect(
      story == """
        user event: user -> 'Add' tap 'Add'
          block: 'Add' -> ShoppingPage
            render: ShoppingPage -> the label 'last' wrote the label 'last'
        """
    )
  }

  @Test func `an alert prefers one of its actions, which looks the same here`() {
    runtime.assemble { page.ask() }
    let alert = page.alert as? UIAlertController
    alert?.preferredAction = alert?.actions.last
    #expect(alert?.preferredAction?.title == "Add")
    #expect(text.hasSuffix("\n[Cancel]  (Add)"))
  }

  @Test func `an action without a handler closes the alert, and an alert is released then`() {
    runtime.assemble { page.ask() }
    weak let alert = page.alert
    #expect(page.chooseInAlert("Cancel") == .heard)
    #expect(page.alert == nil)
    #expect(alert == nil)
    #expect(page.heard == [])
  }

  @Test func `a screen dismisses its alert, and then itself`() {
    runtime.assemble {
      page.ask()
      page.dismiss(animated: true)
    }
    #expect(page.alert == nil)
    #expect(window.top === page)
  }

  @Test func `who puts an alert away calls its cancel action`() {
    runtime.assemble {
      page.confirm()
      page.cancelAlert()
    }
    #expect(page.alert == nil)
    #expect(page.heard == ["kept"])
  }

  @Test func `a second cancel action ends the program, as UIKit's exception does`() {
    runtime.assemble {
      page.async {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Back", style: .cancel))
      }
      runtime.mainQueue.drain()
    }
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("no fault")
      return
    }
    #expect(fault.message == "an alert has one cancel action; 'Back' is a second one")
  }
}

/// Asks for an entry, as published code does.
private final class ShoppingPage: UIViewController {
  var heard: [String] = []
  private let last = UILabel(identifier: "last")

  override func loadView() { view.addSubview(last) }

  func confirm() {
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
      let word = style == .cancel ? "kept" : "deleted"
      sheet.addAction(
        UIAlertAction(title: title, style: style) { [weak self] _ in self?.heard.append(word) }
      )
    }
    present(sheet, animated: true)
  }

  func ask() {
    let alert = UIAlertController(
      title: "New entry",
      message: "What is it?",
      preferredStyle: .alert
    )
    let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      let texts = alert?.textFields?.map(\.text) ?? []
      let state = self?.alert == nil ? "closed" : "open"
      self?.heard.append(texts.joined(separator: " from ") + ", alert \(state)")
      self?.last.text = texts.first ?? ""
    }
    add.isEnabled = false
    alert.addTextField("Title") { [weak self, weak add] field in
      if let self { field.onChange(self) { _ in add?.isEnabled = true } }
    }
    alert.addTextField("Shop") { $0.text = "Market" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(add)
    present(alert, animated: true)
  }
}
