import HeadlessUI
import MVC

/// The server of the list: it grants the requests that it can, and answers with its own entries.
///
/// It never exceeds the limit, and never loses an entry that it granted.
final class ToDoBackend {
  private(set) var entries: [ToDoItem] = []
  private let nextIdentity: () -> Int

  init(nextIdentity: @escaping () -> Int) { self.nextIdentity = nextIdentity }

  /// Returns the body of the answer to a request.
  ///
  /// `body` sets the answer to a `load`: titles with commas between them, which the server puts before
  /// its own entries.
  func grant(_ request: Request, body: String?) -> String {
    switch request.name {
    case "load":
      if let body {
        prepend(body.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init))
      }
      return text(entries)
    case "add":
      return text(add(request.body.split(separator: "\n").map(String.init)))
    case "rename":
      let parts = ToDoItem.list(from: request.body)
      for part in parts { rename(part.id, to: part.title) }
      return text(parts)
    case "remove":
      if let id = Int(request.body.dropFirst()) { remove(id) }
      return request.body
    default:
      return ""
    }
  }

  /// Adds as many titles as fit, and returns their entries.
  @discardableResult
  func add(_ titles: [String]) -> [ToDoItem] {
    let fitting = titles.prefix(max(0, ToDoItem.limit - entries.count))
    let added = fitting.map { ToDoItem(id: nextIdentity(), title: $0) }
    entries += added
    return added
  }

  func rename(_ id: Int, to title: String) {
    if let index = entries.firstIndex(where: { $0.id == id }) { entries[index].title = title }
  }

  func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  func move(_ id: Int, to: Int) {
    guard let from = entries.firstIndex(where: { $0.id == id }) else { return }
    let entry = entries.remove(at: from)
    entries.insert(entry, at: min(to, entries.count))
  }

  private func prepend(_ titles: [String]) {
    let fitting = titles.prefix(max(0, ToDoItem.limit - entries.count))
    entries = fitting.map { ToDoItem(id: nextIdentity(), title: $0) } + entries
  }

  private func text(_ items: [ToDoItem]) -> String {
    items.map(\.description).joined(separator: "\n")
  }
}
