/// What a block that keeps its component captures: it lives as long as the block does.
final class BlockHold {
  let target: Component
  private let number: Int
  private let registry: ComponentRegistry

  init(_ target: Component, _ site: CallSite) {
    (self.target, registry) = (target, target.runtime.registry)
    number = registry.addHold(of: target.participant, at: site)
  }

  deinit { registry.removeHold(number) }
}

extension ComponentRegistry {
  /// The lines that made the blocks that keep a component alive now, the oldest first.
  package func holds(of participant: Participant) -> [CallSite] {
    holds.filter { $0.value.participant == participant }.sorted { $0.key < $1.key }.map(
      \.value.site
    )
  }
}
