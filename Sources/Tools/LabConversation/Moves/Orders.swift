/// The orders in which a search does what is due at the same moment.
///
/// Each two of the things are done in both orders, however few orders there may be beside their own.
struct Orders {
  /// Those beside the order in which the things were asked for, as numbers from 1.
  private(set) var others: [[Int]] = []
  /// Whether there are more.
  private(set) var leavesOut = false

  /// At most so many orders, their own included, of so many things.
  init(of count: Int, most: Int) {
    guard count > 1 else { return }
    let own = Array(1...count)
    let reversed = Array(own.reversed())
    var found = [own, reversed]
    var next = own
    while found.count <= most, next.advance() {
      if next != reversed { found.append(next) }
    }
    leavesOut = found.count > most
    others = Array(found.prefix(most).dropFirst())
  }
}

extension [Int] {
  /// Becomes the next permutation in the order of numbers; false if it is the last.
  fileprivate mutating func advance() -> Bool {
    guard let pivot = indices.dropLast().last(where: { self[$0] < self[$0 + 1] }),
      let successor = lastIndex(where: { $0 > self[pivot] })
    else { return false }
    swapAt(pivot, successor)
    self[(pivot + 1)...].reverse()
    return true
  }
}
