import MVC
import Testing

@Suite struct IndexesTests {
  @Test func `indexes are sorted, and duplicates are dropped`() {
    #expect(Array(Indexes([3, 1, 3, 2, 1])) == [1, 2, 3])
    #expect(Array([7, 0, 4] as Indexes) == [0, 4, 7])
  }

  @Test(
    arguments: [
      ([], true, "[]"), ([4], true, "[4]"), ([0, 2], false, "[0, 2]"),
      ([5, 6, 7], true, "[5, 6, 7]"),
      ([3, 4, 5, 6, 7, 8], true, "[3...8]"), ([0, 2, 3, 4, 5], false, "[0, 2, 3, 4, 5]"),
    ] as [([Int], Bool, String)]
  )
  func `indexes are shown as a list if they are few, and as a range if they are contiguous`(
    list: [Int],
    isContiguous: Bool,
    text: String
  ) {
    let indexes = Indexes(list)
    #expect(indexes.description == text)
    #expect(indexes.isContiguous == isContiguous)
    #expect(indexes.count == list.count)
  }

  @Test func `indexes of a contiguous list equal those of the range, and empty ones are equal`() {
    #expect(Indexes([2, 3, 4]) == Indexes(2..<5))
    #expect(Indexes(7) == [7])
    #expect(Indexes(5..<5) == [])
  }

  @Test(arguments: [[], [4], [2, 3, 4], [0, 2, 5, 9]])
  func `indexes count and contain what a search one by one finds`(
    list: [Int]
  ) {
    let indexes = Indexes(list)
    for index in -1...11 {
      #expect(indexes.count(below: index) == list.count { $0 < index })
      #expect(indexes.contains(index) == list.contains(index))
    }
  }
}

@Suite struct ChangeTests {
  @Test(
    arguments: [
      (.set, "set", []), (.insert([0]), "inserted [0]", [0]),
      (.remove([1, 3]), "removed [1, 3]", [1, 3]), (.replace([2]), "replaced [2]", [2]),
      (.insert(Indexes(3..<9)), "inserted [3...8]", Indexes(3..<9)),
      (.move(from: 0, to: 2), "moved 0 to 2", [2]),
    ] as [(Change, String, Indexes)]
  )
  func `a change is shown in the past tense with its indexes`(
    change: Change,
    text: String,
    indexes: Indexes
  ) {
    #expect(change.description == text)
    #expect(change.indexes == indexes)
  }
}
