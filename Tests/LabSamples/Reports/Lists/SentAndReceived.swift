import MVC
import UIKitNames

/// A message of a chat.
struct ChatLine: Identifiable, ModelValue {
  let id: Int
  let text: String
}

/// Shows a sent message at once, and appends what the server sends of it too.
class ChatLines: Model {
  @Observed final fileprivate(set) var lines: [ChatLine] = []

  func send(_ text: String) {
    let line = ChatLine(id: lines.count, text: text)
    show(line)
    server?.send(
      Request("send", text),
      then: Block(self) { chat, response in
        guard case .success = response else { return }
        chat.receive(line)
      }
    )
  }

  private func show(_ line: ChatLine) { $lines.append(contentsOf: [line]) }

  func receive(_ line: ChatLine) {
    $lines.append(line)
  }
}

/// Shows the messages.
final class SentAndReceived: UITableViewController {
  private let chat: ChatLines
  private var token: ObservationToken?

  init(_ chat: ChatLines) {
    self.chat = chat
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send",
      style: .plain,
      target: self,
      action: SentAndReceived.send
    )
    token = chat.$lines.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  private func send() { chat.send("Hello") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    chat.lines.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = chat.lines[indexPath.row].text
    return cell
  }
}
