import MVCLab

extension WiringRun {
  /// A run that a search plays: identities in its world can be told from other numbers.
  package convenience init?(
    searching wiring: Wiring,
    of system: System,
    _ names: KnownNames,
    _ attention: Attention,
    endedBecause reason: String?
  ) {
    try? self.init(
      wiring,
      of: system,
      names,
      attention,
      nil,
      endedBecause: reason,
      firstIdentity: WiringRun.searchedIdentities
    )
  }

  /// Whether the last command has changed a model, or a model has told of a change, or there is no model.
  package var mayHaveChangedModel: Bool {
    let registry = world.runtime.registry
    return world.flow.hops[lastStep].contains { hop in
      registry.role(of: hop.kind == .change ? hop.callee : hop.caller) == .model
    } || !registry.alive.contains { type(of: $0).role == .model }
  }

  /// Larger than any other number in a world that a search plays.
  static let searchedIdentities = 1_000_000_000_000
}
