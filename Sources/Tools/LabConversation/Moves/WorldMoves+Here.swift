import MVCLab

extension WorldMoves {
  /// What a user can do in a world.
  ///
  /// `TEXT` stands for any text. An act of another device names row 0, which stands for any row.
  init(in world: World, of system: System, namingRows namesRows: Bool) {
    let domain = SearchDomain(
      texts: ["TEXT"],
      numbers: [1],
      windows: world.windows.count + 1,
      rows: 1
    )
    let outside = OutsideMoves(of: system, domain)
    self.init(in: world, of: system, domain, outside, namingRows: namesRows)
  }

  /// The offers, what is easy first.
  var easiestFirst: [Offer] {
    [Effort.touch, .event, .seldom].flatMap { effort in offers.filter { $0.effort == effort } }
  }
}
