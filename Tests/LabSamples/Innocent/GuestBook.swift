import HeadlessUI
import MVC
import MVCLab

/// The guests at a table, of which there are two places.
class GuestBook: Model {
  @Observed private(set) var guests = 0

  /// Whether another guest can come.
  var isFree: Bool { guests < 2 }

  func book() { guests += 1 }
}

/// A table has two places.
struct TwoPlaces: Promise {
  let name = "two places"
  let sentence = "a table has at most two guests"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let book = (world.assembly as? AdversaryAssembly<GuestBook>)?.shared else { return [] }
    return book.guests > 2 ? ["the table has \(book.guests) guests"] : []
  }
}
