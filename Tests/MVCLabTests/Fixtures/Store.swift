import MVC

/// A model with one word in it, of which it notifies its observers by each mechanism.
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
