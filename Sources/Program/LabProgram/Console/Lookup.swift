import LabConversation
import LabText

extension Array {
  /// The element of that name; the error offers the nearest name.
  func named(
    _ name: String,
    _ kind: NameKind,
    by key: (Element) -> String
  ) throws(ExitError) -> Element {
    do { return try NameLookup.find(name, kind, in: self, by: key) } catch {
      throw ExitError(error)
    }
  }
}
