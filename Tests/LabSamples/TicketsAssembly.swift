import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `tickets`: it makes the screens, and knows what they should show.
final class TicketsAssembly: Assembly {
  let office: TicketOffice

  init(office: TicketOffice) { self.office = office }

  func makeScreen(_ kind: String) -> ViewController { ShowListController(office: office) }

  func truth(of controller: ViewController) -> Truth? {
    guard let show = controller as? ShowController else {
      return Truth("shows") { Rows(office.shows.map(\.line)) }
    }
    return Truth(show.showTitle) {
      Enabled("Book", office.canBook(show.showTitle))
      Text("seats", office.show(show.showTitle)?.line ?? "")
    }
  }

  static let outsideActions = [
    OutsideAction("book", usage: "ROW", "sells a seat of the show in a row to another customer")
  ]

  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    var arguments = OutsideArguments(arguments, of: action, in: Self.outsideActions)
    let show = office.shows[try arguments.row(of: office.shows.count)]
    guard show.seats > 0 else { throw OutsideError.impossible(because: "it is sold out") }
    office.take(show.title)
    return true
  }
}
