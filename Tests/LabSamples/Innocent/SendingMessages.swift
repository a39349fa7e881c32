import MVC
import UIKitNames

// near: ui-changes-ui
// > type Hi; tap Send; server ok; type You; tap Send; server fail

/// What the user writes; each message is on its way until the server has it.
final class Outbox: Model {
  @Observed private(set) var messages: [String] = []

  func send(_ text: String) {
    let row = messages.count
    $messages.append("\(text), on its way")
    server?.send(
      Request("message", text),
      then: Block(self) { outbox, response in
        let isSent = if case .success = response { true } else { false }
        outbox.$messages.replace(at: row, with: "\(text), \(isSent ? "sent" : "not sent")")
      }
    )
  }
}

/// Empties its field when a message is on its way.
final class SendingMessages: UITableViewController {
  private let outbox = Outbox()
  private let field = UITextField("Message")
  private let button = UIButton("Send")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.addSubview(button)
    button.addTarget(self, action: SendingMessages.send, for: .touchUpInside)
    token = outbox.$messages.observe(self) { list, event in
      try list.tableView.apply(event.change)
    }
  }

  private func send() {
    outbox.send(field.text ?? "")
    field.text = ""
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    outbox.messages.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = outbox.messages[indexPath.row]
    return cell
  }
}
