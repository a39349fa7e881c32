import MVC

/// The pictures of people.
final class PictureStore: Model {
  private var pictures: [Int: String] = [:]
  private var waiting: Set<Int> = []

  /// The picture of a conversation; nil until it has come.
  func picture(_ id: Int) -> String? { pictures[id] }

  /// Asks for a picture, unless it is waited for already, and posts that it has come.
  func load(_ id: Int) {
    guard waiting.insert(id).inserted else { return }
    ask(
      id,
      then: Block(self) { store, name in
        store.waiting.remove(id)
        if name != nil { store.post(.pictureDidLoad, id) }
      }
    )
  }

  /// Asks for a picture; `done` gets its name, or nil if there is none.
  func ask(_ id: Int, then done: Block<String?>) {
    server?.send(
      Request("picture", "\(id)"),
      then: Block(self) { store, response in
        if case .success(let name) = response, !name.isEmpty { store.pictures[id] = name }
        done(store.pictures[id], from: store)
      }
    )
  }
}

extension NotificationName where Payload == Int {
  static var pictureDidLoad: Self { "pictureDidLoad" }
}
