extension Published {
  /// A query that is carried out anew whenever somebody looks, as the results of Realm are: the items
  /// as they lie in the storage now.
  struct LiveItems {
    private let store: ItemStore

    init(in store: ItemStore) { self.store = store }

    var all: [Item] { get throws { try store.items(.storage) } }

    func at(
      _ index: Int,
      fileID: StaticString = #fileID,
      line: UInt = #line
    ) throws -> Item {
      try all.at(index, fileID: fileID, line: line)
    }
  }
}
