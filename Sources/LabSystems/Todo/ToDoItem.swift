import HeadlessUI
import MVC

/// One entry of the list.
///
/// Its identity stays when its title changes; equal titles may occur.
struct ToDoItem: ModelValue, Hashable {
  let id: Int
  var title: String

  /// A new entry.
  init(title: String) {
    self.init(id: ToDoItem.nextIdentity(), title: title)
  }

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }

  /// How many entries there may be at once.
  static let limit = 10
}

extension ToDoItem: CustomStringConvertible {
  /// As it is sent over the network, `#3 To Do Item 1`.
  var description: String { "#\(id) \(title)" }

  /// Reads entries as the server sends them, one a line.
  static func list(from body: String) -> [ToDoItem] {
    body.split(separator: "\n").compactMap { line in
      guard line.first == "#", let space = line.firstIndex(of: " "),
        let id = Int(line[line.index(after: line.startIndex)..<space])
      else { return nil }
      return ToDoItem(id: id, title: String(line[line.index(after: space)...]))
    }
  }
}
