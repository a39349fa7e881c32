import HeadlessUI
import MVC

/// One entry of the list.
///
/// A rename keeps the identity; two entries may have the same title.
struct ToDoItem: ModelValue, Hashable {
  let id: Int
  var title: String

  /// An entry with a new identity.
  init(title: String) {
    self.init(id: ToDoItem.nextIdentity(), title: title)
  }

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  /// The largest number of entries in a list.
  static let limit = 10
}

extension ToDoItem: CustomStringConvertible {
  /// The entry as a request carries it: `#3 To Do Item 1`.
  var description: String { "#\(id) \(title)" }

  /// Returns the entries of a server's answer, one on each line.
  static func list(from body: String) -> [ToDoItem] {
    body.split(separator: "\n").compactMap { line in
      guard line.first == "#", let space = line.firstIndex(of: " "),
        let id = Int(line[line.index(after: line.startIndex)..<space])
      else { return nil }
      return ToDoItem(id: id, title: String(line[line.index(after: space)...]))
    }
  }
}
