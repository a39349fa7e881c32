import MVC

/// The messages of a conversation, which all its screens share.
class ConversationThread: Model {
  let id: Int
  @Observed private(set) var messages: [Message] = []
  private weak var store: ConversationStore?

  init(_ id: Int, store: ConversationStore) { (self.id, self.store) = (id, store) }

  var isSending: Bool { messages.contains { $0.delivery == .sending } }

  /// Asks for the messages; the server takes the conversation for read.
  func load(then done: Block<String?>) {
    server?.send(
      Request("messages", "\(id)"),
      then: Block(self) { thread, response in
        if let answer = response.inboxAnswer {
          let known = Set(answer.messages.map(\.id))
          let own = thread.messages.filter { $0.delivery != .sent && !known.contains($0.id) }
          thread.messages = answer.messages + own
          thread.post(.threadDidChange, .set)
          thread.store?.receive(answer)
        }
        done(response.reason, from: thread)
      }
    )
  }

  /// Shows a message as "sending", and sends it; `done` gets the reason if that fails.
  func send(_ text: String, then done: Block<String?>? = nil) {
    let message = Message(
      id: "d\(Message.nextIdentity())",
      text: text.asField,
      delivery: .sending
    )
    post(.threadDidChange, $messages.append(message))
    request(message, then: done)
  }

  /// Sends a message once more.
  func sendAgain(_ id: String) {
    guard let message = messages.first(where: { $0.id == id && $0.delivery == .failed }) else {
      return
    }
    set(.sending, id)
    request(message, then: nil)
  }

  private func request(_ message: Message, then done: Block<String?>?) {
    server?.send(
      Request("send", "\(id) \(message.id) \(message.text)"),
      then: Block(self) { thread, response in
        thread.set(response.inboxAnswer == nil ? .failed : .sent, message.id)
        if let answer = response.inboxAnswer {
          thread.store?.receive(answer)
          if let conversation = answer.conversations.first { thread.store?.putOnTop(conversation) }
        }
        done?(response.reason, from: thread)
      }
    )
  }

  private func set(_ delivery: Message.Delivery, _ id: String) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    var message = messages[index]
    message.delivery = delivery
    post(.threadDidChange, $messages.replace(at: index, with: message))
  }

  /// A message has come in.
  func receive(_ message: Message) { post(.threadDidChange, $messages.append(message)) }
}

extension NotificationName where Payload == Change {
  static var threadDidChange: Self { "threadDidChange" }
}
