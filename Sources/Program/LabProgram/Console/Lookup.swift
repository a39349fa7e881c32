import LabConversation
import LabText

extension Array {
  /// The element of that name; the error offers the nearest name.
  func named(
    _ name: String,
    _ kind: NameKind,
    by key: (Element) -> String,
    or others: [String] = []
  ) throws(ExitError) -> Element {
    do {
      let found = try NameLookup.find(name, kind, in: map(key) + others)
      if let element = first(where: { key($0) == found }) { return element }
    } catch { throw ExitError(error) }
    throw ExitError(.usage, "'\(name)' is not a \(kind.rawValue)")
  }
}
