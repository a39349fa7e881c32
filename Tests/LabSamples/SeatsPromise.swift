import HeadlessUI
import MVC
import MVCLab

struct SeatsPromise: Promise {
  let name = "no seat sold twice"
  let sentence = "a show never sells more seats than it has"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    guard let tickets = world.assembly as? TicketsAssembly else { return [] }
    return tickets.office.shows.filter { $0.seats < 0 }
      .map { "'\($0.title)' has \($0.seats) seats left" }
  }
}
