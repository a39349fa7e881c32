import HeadlessUI
import MVC
import Testing

@Suite struct RowUpdateTests {
  /// Where the rows a, b, c, d and e are after an update; `-` for a row that is gone.
  @Test(arguments: [
    (RowUpdate.nothing, [0, 1, 2, 3, 4]), (.insert([0]), [1, 2, 3, 4, 5]),
    (.insert([2, 3]), [0, 1, 4, 5, 6]), (.insert([0, 2, 6]), [1, 3, 4, 5, 7]),
    (.insert([5]), [0, 1, 2, 3, 4]), (.delete([0]), [nil, 0, 1, 2, 3]),
    (.delete([1, 3]), [0, nil, 1, nil, 2]), (.delete([4]), [0, 1, 2, 3, nil]),
    (.move(from: 0, to: 4), [4, 0, 1, 2, 3]), (.move(from: 3, to: 1), [0, 2, 3, 1, 4]),
    (.move(from: 2, to: 2), [0, 1, 2, 3, 4]),
    (.replace([1], with: [1, 2, 3]), [0, nil, 4, 5, 6]),
    (.replace([0, 1, 4], with: [1]), [nil, nil, 0, 2, nil]),
    (.replace([], with: [0]), [1, 2, 3, 4, 5]),
    (batch(deleted: [0], inserted: [0, 1], moves: [(4, 2)]), [nil, 3, 4, 5, 2]),
    (batch(deleted: [], inserted: [], moves: [(0, 4), (4, 0)]), [4, 1, 2, 3, 0]),
  ])
  func `an update says where each row is afterwards`(update: RowUpdate, places: [Int?]) {
    #expect((0..<5).map(update.place) == places)
  }

  @Test(arguments: [
    (RowUpdate.insert([4]), 1, 4), (.insert([2]), 1, 2), (.insert([0]), 2, 4),
    (.delete([0]), 0, 4), (.delete([2]), 1, 2), (.move(from: 3, to: 1), 1, 1), (.nothing, 2, 1),
  ])
  func `an update finds the first of the rows 1 to 3 that leaves its place on the screen`(
    update: RowUpdate,
    offset: Int,
    first: Int
  ) {
    #expect(update.firstMoved(of: 1..<4, offset: offset) == first)
  }

  @Test(arguments: [
    (RowUpdate.insert([0]), "inserted a row"), (.insert([0, 4]), "inserted 2 rows"),
    (.delete([3]), "deleted a row"), (.delete([3, 4, 5]), "deleted 3 rows"),
    (.move(from: 0, to: 1), "moved a row"),
    (.replace([0], with: [0, 1]), "deleted a row and inserted 2 rows"),
    (
      batch(deleted: [0], inserted: [0], moves: [(1, 2)]),
      "deleted a row, inserted a row and moved a row"
    ),
  ])
  func `an update is shown in words`(update: RowUpdate, words: String) {
    #expect(update.description == words)
  }

  @Test func `an update that leads to another number of rows is invalid`() {
    let update = RowUpdate.insert([0, 1])
    let error = #expect(throws: InvalidUpdate.self) {
      try update.check(before: 3, after: 4)
    }
    #expect(
      error?.message == """
        invalid table update: 3 before, 2 inserted, 0 deleted, but the data source has 4
        """
    )
  }

  @Test(arguments: [
    (RowUpdate.insert([5]), 4, 5, "the table has no row 5; it has 5"),
    (.delete([3]), 3, 2, "the table has no row 3; it has 3"),
    (.delete([-1]), 3, 2, "the table has no row -1; it has 3"),
    (.move(from: 3, to: 0), 3, 3, "the table has no row 3; it has 3"),
    (.move(from: 0, to: 3), 3, 3, "the table has no row 3; it has 3"),
  ])
  func `an update that names a missing row is invalid`(
    update: RowUpdate,
    before: Int,
    after: Int,
    message: String
  ) {
    let error = #expect(throws: InvalidUpdate.self) {
      try update.check(before: before, after: after)
    }
    #expect(error?.message == message)
  }

  @Test func `an update that agrees with the data source is valid`() throws {
    try RowUpdate.nothing.check(before: 0, after: 0)
    try RowUpdate.insert([0, 3]).check(before: 2, after: 4)
    try RowUpdate.delete([0, 3]).check(before: 4, after: 2)
    try RowUpdate.move(from: 0, to: 3).check(before: 4, after: 4)
  }
}

/// Several updates of rows at once.
private func batch(deleted: Indexes, inserted: Indexes, moves: [(Int, Int)]) -> RowUpdate {
  RowUpdate(
    deleted: deleted,
    inserted: inserted,
    moves: moves.map { RowUpdate.Move(from: $0.0, to: $0.1) }
  )
}
