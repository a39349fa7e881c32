import HeadlessUI

extension World {
  /// The texts of the rows that the first table of each open screen must show, where its truth names them.
  package var listsByTruth: [[String]] {
    windows.flatMap(\.controllers).flatMap { controller in
      let rows = assembly.truth(of: controller)?.tableRows.filter { $0.table == nil } ?? []
      return rows.map { claim in (0..<claim.rows.count).map(claim.rows.text) }
    }
  }
}
