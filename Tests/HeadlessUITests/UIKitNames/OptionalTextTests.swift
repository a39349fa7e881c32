import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Texts and titles as UIKit has them, which are optionals there.
@Suite struct OptionalTextTests {
  private let runtime = Runtime()

  @Test func `a text is read as an optional, and as a string where one is wanted`() {
    let (field, label, note, search) = runtime.assemble {
      (UITextField(text: "12"), UILabel("Ann"), UITextView(text: "Milk"), UISearchBar(text: "tea"))
    }
    #expect(Int(field.text!) == 12)
    #expect(field.text?.isEmpty == false)
    #expect(field.text.count == 2)
    var read: [String] = []
    if let text = label.text, let words = note.text, let term = search.text {
      read = [text, words, term]
    }
    #expect(read == ["Ann", "Milk", "tea"])
    let name: String = label.text
    #expect(name == "Ann")
  }

  @Test func `nil empties a text, as the empty text does, and an empty text is not nil`() {
    let (field, label, note, search) = runtime.assemble {
      (UITextField(text: "12"), UILabel("Ann"), UITextView(text: "Milk"), UISearchBar(text: "tea"))
    }
    let story = runtime.story {
      for _ in 1...2 {
        field.text = nil
        label.text = nil
        note.text = nil
        search.text = nil
      }
    }
    #expect(
      story == """
        render: nobody -> 'field' wrote in 'field'
        render: nobody -> a label wrote a label
        render: nobody -> 'text' wrote in 'text'
        render: nobody -> 'Search' wrote in 'Search'
        """
    )
    #expect(field.text?.isEmpty ?? false)
    guard let text = label.text, text.isEmpty else {
      Issue.record("an empty label has a text")
      return
    }
  }

  @Test func `a placeholder and the title of a screen can be nil`() {
    let (field, screen) = runtime.assemble { (UITextField(), UIViewController()) }
    field.placeholder = "Name"
    screen.title = "Order"
    #expect((field.title, screen.title) == ("Name", "Order"))
    #expect(field.placeholder ?? "none" == "Name")
    screen.navigationItem.title = screen.title
    (field.placeholder, screen.title) = (nil, nil)
    #expect(field.title == "field")
    let (placeholder, title): (String?, String?) = (field.placeholder, screen.title)
    #expect((placeholder ?? "none", title ?? "none") == ("none", "none"))
  }

  @Test func `the title of a button can be set, and is nil without one`() {
    let (item, button) = runtime.assemble { (UIBarButtonItem("Edit"), UIButton(type: .custom)) }
    item.title = "Done"
    #expect(item.inlineText == "[Done]")
    #expect(item.title?.count == 4)
    #expect(button.currentTitle == nil)
    button.setTitle(item.title, for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    #expect(button.currentTitle == "Done")
    #expect(button.title(for: .normal) == "Done")
    button.setTitle(nil, for: .normal)
    item.title = nil
    #expect((button.currentTitle, button.inlineText) == (nil, "[button]"))
    let title: String? = item.title
    #expect(title == nil)
  }

  @Test func `a button of the bar can be made without an action, and one with a primary action`() {
    let (buttons, heard) = runtime.assemble {
      let heard = Heard()
      let buttons = [
        UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .organize, target: nil, action: nil),
        UIBarButtonItem(systemItem: .bookmarks),
        UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in heard.count += 1 }),
        UIButton(type: .system, primaryAction: nil),
      ]
      return (buttons, heard)
    }
    #expect(
      buttons.map(\.inlineText) == ["[Back]", "[Organize]", "[Bookmarks]", "[Add]", "[button]"]
    )
    #expect(buttons.map { $0.tap() } == [.unheard, .unheard, .unheard, .heard, .unheard])
    #expect(heard.count == 1)
  }
}

private final class Heard {
  var count = 0
}
