import HeadlessUI
import MVC

/// Sends a request for every tap, even while another one is pending.
final class ImpatientTicketOffice: TicketOffice {
  override func canBook(_ title: String) -> Bool { (show(title)?.seats ?? 0) > 0 }

  override func book(_ title: String) {
    guard canBook(title) else { return }
    server?.send(
      Request("book", title),
      then: Block(self) { office, response in
        if case .success = response { office.take(title) }
      }
    )
  }
}
