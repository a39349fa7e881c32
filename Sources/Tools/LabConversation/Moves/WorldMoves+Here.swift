import MVCLab

extension WorldMoves {
  /// What a user can choose from in a world: `TEXT` stands for any text, and rows that another device changes for any row.
  init(in world: World, of system: System) {
    let domain = SearchDomain(
      texts: ["TEXT"],
      numbers: [1],
      windows: world.windows.count + 1,
      rows: 1
    )
    self.init(in: world, of: system, domain, OutsideMoves(of: system, domain))
  }

  /// The offers, what is easy first.
  var easiestFirst: [Offer] {
    [Effort.touch, .event, .seldom].flatMap { effort in offers.filter { $0.effort == effort } }
  }
}
