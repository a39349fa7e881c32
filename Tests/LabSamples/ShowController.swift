import HeadlessUI
import MVC

/// One show, with a button that books a seat.
final class ShowController: ViewController {
  let showTitle: String
  private let office: TicketOffice
  private let seatsLabel = Label(identifier: "seats")
  private let bookButton = Button("Book")

  init(title: String, office: TicketOffice) {
    (showTitle, self.office) = (title, office)
  }

  override func loadView() {
    title = showTitle
    view.addSubview(seatsLabel)
    view.addSubview(bookButton)
  }

  override func viewDidLoad() {
    bookButton.onTap(self) { $0.office.book($0.showTitle) }
    observe(.ticketOfficeDidChange, from: office) { $0.officeDidChange($1.payload) }
    showSeats()
  }

  private func officeDidChange(_ change: Change) { showSeats() }

  private func showSeats() {
    seatsLabel.text = office.show(showTitle)?.line ?? ""
    bookButton.isEnabled = office.canBook(showTitle)
  }
}
