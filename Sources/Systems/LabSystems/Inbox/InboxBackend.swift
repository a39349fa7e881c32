import MVC

/// The server: it has all conversations, and other devices act on it.
final class InboxBackend {
  /// The number of conversations on a page.
  private let pageSize: Int
  /// The conversations in the inbox, the one with the last message first.
  private var inbox: [Conversation]
  private var archived: [Conversation] = []
  private var messages: [Int: [Message]]
  private var written = 0

  init(_ scale: InboxScale) {
    pageSize = scale.pageSize
    inbox = InboxBackend.people.prefix(scale.conversations).enumerated().map { index, person in
      Conversation(id: index + 1, person: person, lastLine: "Hello", isUnread: index % 2 == 0)
    }
    messages = [:]
    for conversation in inbox {
      messages[conversation.id] = [
        Message(id: "s\(conversation.id)", text: conversation.lastLine)
      ]
    }
  }

  private static let people = [
    "Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon",
  ]

  /// How many conversations of the inbox are unread.
  private var unread: Int { inbox.count(where: \.isUnread) }

  /// Returns the body of the answer to a request.
  func grant(_ request: Request) -> String {
    let words = request.body.split(separator: " ", maxSplits: 2).map(String.init)
    switch request.name {
    case "page": return page(words)
    case "find":
      return answer(inbox.filter { $0.person.lowercased().contains(request.body.lowercased()) })
    case "picture": return words.first.flatMap(Int.init).flatMap(person).map { "\($0).png" } ?? ""
    default: break
    }
    guard let id = words.first.flatMap(Int.init) else { return "" }
    switch request.name {
    case "star": change(id) { $0.isStarred = words.last == "on" }
    case "archive": move(id, toArchive: true)
    case "unarchive": move(id, toArchive: false)
    case "messages":
      change(id) { $0.isUnread = false }
      return answer([conversation(id)].compactMap(\.self), messages[id] ?? [])
    case "send":
      if words.count == 3 { add(Message(id: words[1], text: words[2]), to: id) }
    default: return ""
    }
    return answer([conversation(id)].compactMap(\.self))
  }

  /// Returns a page: the first one, the one after the conversation 4, asked for as `after 4`, or the one after four
  /// conversations, asked for as `4`.
  ///
  /// After a conversation that is not in the inbox any more comes the first page.
  private func page(_ words: [String]) -> String {
    var start = words.first.flatMap(Int.init) ?? 0
    if words.first == "after", let id = words.last.flatMap(Int.init) {
      start = (inbox.firstIndex { $0.id == id } ?? -1) + 1
    }
    return answer(Array(inbox.dropFirst(start).prefix(pageSize)))
  }

  private func answer(_ conversations: [Conversation], _ messages: [Message] = []) -> String {
    InboxAnswer(unread: unread, conversations: conversations, messages: messages).body
  }

  private func conversation(_ id: Int) -> Conversation? {
    (inbox + archived).first { $0.id == id }
  }

  private func person(_ id: Int) -> String? { conversation(id)?.person }

  private func change(_ id: Int, _ body: (inout Conversation) -> Void) {
    if let index = inbox.firstIndex(where: { $0.id == id }) { body(&inbox[index]) }
    if let index = archived.firstIndex(where: { $0.id == id }) { body(&archived[index]) }
  }

  /// Puts a conversation on top of the inbox or of the archive, wherever it is now.
  private func move(_ id: Int, toArchive: Bool) {
    guard let conversation = conversation(id) else { return }
    inbox.removeAll { $0.id == id }
    archived.removeAll { $0.id == id }
    if toArchive { archived.insert(conversation, at: 0) } else { inbox.insert(conversation, at: 0) }
  }

  /// Adds a message, and puts its conversation on top, once for each message.
  private func add(_ message: Message, to id: Int) {
    guard messages[id]?.contains(where: { $0.id == message.id }) != true else { return }
    messages[id, default: []].append(message)
    change(id) { $0.lastLine = message.text }
    if inbox.contains(where: { $0.id == id }) { move(id, toArchive: false) }
  }
}

// MARK: - Other devices and people

extension InboxBackend {
  /// How many conversations are in the inbox.
  var count: Int { inbox.count }

  /// A message of a person comes; returns what the server tells the app.
  func write(_ person: String) -> String {
    written += 1
    let id = openConversation(with: person)
    let message = Message(id: "w\(written)", text: "Ping \(written)")
    add(message, to: id)
    change(id) { $0.isUnread = true }
    return answer([conversation(id)].compactMap(\.self), [message])
  }

  /// Returns the number of a person's conversation, which is a new one if there is none yet.
  private func openConversation(with person: String) -> Int {
    if let known = (inbox + archived).first(where: { $0.person == person }) { return known.id }
    let id = inbox.count + archived.count + 1
    inbox.insert(Conversation(id: id, person: person, lastLine: ""), at: 0)
    return id
  }

  /// A conversation is read on another device.
  func read(_ row: Int) -> String {
    let id = inbox[row].id
    change(id) { $0.isUnread = false }
    return answer([conversation(id)].compactMap(\.self))
  }

  /// A conversation is archived on another device; returns its number and what the server tells the app.
  func archive(_ row: Int) -> (id: Int, told: String) {
    let id = inbox[row].id
    move(id, toArchive: true)
    return (id, answer([conversation(id)].compactMap(\.self)))
  }
}
