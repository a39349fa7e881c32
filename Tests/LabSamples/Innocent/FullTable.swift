import MVC
import UIKitNames

// near: broken-promise
// > tap Book; tap Book; tap Book

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
