import LabText

extension NameLookup {
  /// The candidate of that name, in any case; throws with the nearest one otherwise.
  package static func find(
    _ name: String,
    _ kind: NameKind,
    in candidates: some Collection<String>
  ) throws(CommandError) -> String {
    let wanted = name.lowercased()
    if let found = candidates.first(where: { $0 == name }) { return found }
    if let found = candidates.first(where: { $0.lowercased() == wanted }) { return found }
    throw .unknown(
      kind,
      name: name,
      near: nearest(to: name, in: candidates),
      among: Array(candidates).withoutRepeats
    )
  }
}
