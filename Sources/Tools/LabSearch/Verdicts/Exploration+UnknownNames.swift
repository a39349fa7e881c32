import MVCLab

extension Exploration {
  /// A sentence for each name in a truth that no state has shown; a part of a search can't know it.
  package var unknownNames: [String] {
    guard searches.allSatisfy({ $0.limits.shard == nil }) else { return [] }
    return searches.reduce(into: TruthNames()) { $0.add($1.coverage.truthNames) }.warnings
  }
}
