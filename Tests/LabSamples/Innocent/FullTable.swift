import HeadlessUI
import MVC
import MVCLab
import UIKitNames

// near: broken-promise
// > tap Book; tap Book; tap Book

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

  func breakages(in world: World) -> [String] {
    guard let book = (world.assembly as? AdversaryAssembly<GuestBook>)?.shared else { return [] }
    return book.guests > 2 ? ["the table has \(book.guests) guests"] : []
  }
}

/// Books while there is a place.
class FullTable: UIViewController {
  let book: GuestBook
  let button = UIButton("Book")
  private let label = UILabel(identifier: "guests")
  private var token: ObservationToken?

  init(_ book: GuestBook) {
    self.book = book
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: FullTable.bookPlace, for: .touchUpInside)
    token = book.$guests.observe(self) { page, _ in page.label.text = "\(page.book.guests) guests" }
  }

  func bookPlace() { if book.isFree { book.book() } }
}
