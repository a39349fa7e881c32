import HeadlessUI
import MVC
import MVCLab

/// No seat is sold twice.
struct SeatsPromise: Promise {
  let office: TicketOffice

  func breakages(in world: World) -> [String] {
    office.shows.filter { $0.seats < 0 }.map { "'\($0.title)' has \($0.seats) seats left" }
  }
}
