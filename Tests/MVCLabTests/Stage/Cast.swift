import HeadlessUI
import LabConversation
import MVC
import MVCLab

/// A screen with a label and a button; what the button does is up to the test.
class Screen: ViewController {
  let label = Label("before", identifier: "word")
  let button = Button("Go")

  override func loadView() {
    view.addSubview(label)
    view.addSubview(button)
    button.onTap(self) { try $0.go() }
  }

  func go() throws {}
}

/// A model with one word in it, which it tells of by each of the mechanisms.
class Store: Model {
  @Observed private(set) var word = "before"
  @Delegate var delegate: (any StoreDelegate)?
  var block: Block<String>?

  static let postLine = #line + 3
  func change(to word: String = "after") {
    self.word = word
    post(.storeDidChange, word)
    $delegate { try $0.storeDidChange(to: word) }
    block?(word, from: self)
  }
}

protocol StoreDelegate: AnyObject {
  func storeDidChange(to word: String) throws
}

extension NotificationName where Payload == String {
  static var storeDidChange: Self { "storeDidChange" }
}

struct Entry: ModelValue, Hashable {
  let title: String
}

/// A screen made in a test, and what is done to it there.
struct ContrastResult: Sendable {
  let name: String
  let commands: [String]
  let make: @Sendable () -> ViewController

  init(
    _ name: String,
    _ commands: String...,
    make: @escaping @Sendable () -> ViewController
  ) {
    (self.name, self.commands, self.make) = (name, commands, make)
  }
}

extension ContrastResult: CustomStringConvertible {
  var description: String { name }
}
