import HeadlessUI
import MVC

/// Sells seats: it requests a seat from the server, and counts it when the server has granted it.
class TicketOffice: Model {
  private(set) var shows = [Show(title: "Hamlet", seats: 2), Show(title: "Faust", seats: 1)]
  /// The shows with a pending request for a seat.
  fileprivate(set) var asked: Set<String> = []

  func show(_ title: String) -> Show? { shows.first { $0.title == title } }

  func canBook(_ title: String) -> Bool {
    (show(title)?.seats ?? 0) > 0 && !asked.contains(title)
  }

  /// Requests a seat for the user.
  func book(_ title: String) {
    guard canBook(title) else { return }
    asked.insert(title)
    tell(.set)
    server?.send(
      Request("book", title),
      then: Block(self) { office, response in
        office.asked.remove(title)
        if case .success = response { office.take(title) } else { office.tell(.set) }
      }
    )
  }

  /// Counts a seat as sold.
  func take(_ title: String) {
    guard let index = shows.firstIndex(where: { $0.title == title }) else { return }
    shows[index].seats -= 1
    tell(.replace([index]))
  }

  private func tell(_ change: Change) {
    noteChange(change, of: "shows")
    post(.ticketOfficeDidChange, change)
  }
}

extension NotificationName where Payload == Change {
  static var ticketOfficeDidChange: Self { "ticketOfficeDidChange" }
}
