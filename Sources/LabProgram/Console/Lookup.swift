import MVCLab

extension Array {
  /// The element of that name; a failure offers the nearest one.
  func named(
    _ name: String,
    _ what: String,
    by key: (Element) -> String,
    or others: [String] = []
  ) throws(Failure) -> Element {
    do {
      let found = try Names.find(name, what, in: map(key) + others)
      if let element = first(where: { key($0) == found }) { return element }
    } catch { throw Failure(.usage, "\(error)") }
    throw Failure(.usage, "'\(name)' is no \(what)")
  }
}
