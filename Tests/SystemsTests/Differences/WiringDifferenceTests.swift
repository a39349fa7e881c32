import LabSystems
import MVCLab
import Testing

@Suite struct `Two wirings differ only where their lesson is` {
  private static let rows: [WiringDifference] =
    .todo + .news + .counter + .image + .titles + .items + .inbox

  @Test func `the differences of every wiring from another one are declared`() {
    let wirings = [System].all.flatMap { system in
      system.wirings.map { "\(system.name) \($0.name)" }.filter { !$0.hasSuffix(" correct") }
    }
    #expect(Self.rows.map { "\($0.system.name) \($0.wiring)" } == wirings)
  }

  @Test(arguments: rows)
  func `a wiring differs from the other one as declared, and in nothing else`(
    row: WiringDifference
  ) {
    let others = others(of: row)
    let difference = row.system.difference(of: row.wiring, from: others)
    #expect(difference == row.text)
  }

  @Test(arguments: rows)
  func `the members that two wirings share come in the same order`(row: WiringDifference) {
    let others = others(of: row)
    let reordered = row.system.reordered(row.wiring, from: others)
    #expect(reordered == [])
  }

  /// The wiring that a row compares with, then the one that this one is compared with, up to
  /// `correct`.
  private func others(of row: WiringDifference) -> [String] {
    let rows = Self.rows.filter { $0.system.name == row.system.name }
    return sequence(first: row.other) { other in rows.first { $0.wiring == other }?.other }
      .map(\.self)
  }
}
