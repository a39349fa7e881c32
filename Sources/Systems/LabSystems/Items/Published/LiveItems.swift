extension Published {
  /// A query that runs again at each access, as the results of Realm do: the items in the present order
  /// of the storage.
  struct LiveItems {
    private let store: ItemStore

    init(in store: ItemStore) { self.store = store }

    var all: [Item] { get throws { try store.items() } }

    func at(
      _ index: Int,
      fileID: StaticString = #fileID,
      line: UInt = #line
    ) throws -> Item {
      try all.at(index, fileID: fileID, line: line)
    }
  }
}
