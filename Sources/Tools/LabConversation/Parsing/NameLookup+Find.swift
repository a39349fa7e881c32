import LabText

extension NameLookup {
  /// The candidate of that name, in any case; throws with the nearest one otherwise.
  package static func find(
    _ name: String,
    _ kind: NameKind,
    in candidates: some Collection<String>
  ) throws(CommandError) -> String {
    try find(name, kind, in: candidates) { $0 }
  }

  /// The candidate that has that name by `key`, in any case; throws with the nearest name otherwise.
  package static func find<Element>(
    _ name: String,
    _ kind: NameKind,
    in candidates: some Collection<Element>,
    by key: (Element) -> String
  ) throws(CommandError) -> Element {
    let wanted = name.lowercased()
    if let found = candidates.first(where: { key($0) == name }) { return found }
    if let found = candidates.first(where: { key($0).lowercased() == wanted }) { return found }
    let names = candidates.map(key).withoutRepeats
    let near = nearest(to: name, in: names).map(Near.name)
    throw .unknown(kind, name: name, near: near, among: names)
  }
}
