import MVC

/// A name in a store.
struct Name: ModelValue, Equatable {
  var text: String
}

/// Names that controllers observe by notification, delegate or key path, as they like.
class NameStore: Model {
  @Observed private(set) var names: [Name] = []

  var texts: [String] { names.map(\.text) }

  func add(_ text: String) { set(names + [Name(text: text)]) }
  func insert(_ text: String, at index: Int) {
    var names = names
    names.insert(Name(text: text), at: min(index, names.count))
    set(names)
  }
  func rename(at index: Int, to text: String) {
    guard names.indices.contains(index) else { return }
    var names = names
    names[index].text = text
    set(names)
  }
  func remove(at index: Int) {
    guard names.indices.contains(index) else { return }
    var names = names
    names.remove(at: index)
    set(names)
  }
  func set(_ names: [Name]) {
    self.names = names
    post(.namesDidChange, ())
  }
}

extension NotificationName where Payload == Void {
  static var namesDidChange: Self { "namesDidChange" }
}
