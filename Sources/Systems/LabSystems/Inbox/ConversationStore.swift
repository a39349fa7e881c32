import MVC

/// The conversations, and the only code that changes them; the server decides.
///
/// All windows share it. All of them are told of a change; only the one that asked is told of a refusal. A
/// ``StarringStore`` adds how to ask for stars.
class ConversationStore: Model {
  /// The loaded conversations of the inbox; one with a new message, or out of the archive, is the first.
  @Observed final private(set) var conversations: [Conversation] = []
  @Observed final private(set) var archived: [Conversation] = []
  /// How many conversations of the inbox are unread, also of those that are not loaded.
  @Observed final private(set) var unread = 0
  /// What is known of conversations that were found, or were in the list before a refresh.
  private var others: [Int: Conversation] = [:]
  private var threads: [Int: ConversationThread] = [:]
  /// What those who asked for a refresh are called with; empty if none is under way.
  private var refreshing: [Block<String?>] = []
  private var hasLoaded = false
  /// The request for the next page, if one is waited for.
  final var page: RequestTask?
  /// Whether the server has no further page.
  final var hasAll = false

  /// What has changed.
  enum Event {
    case conversations(Change)
    case archived(Change)
    /// A conversation, in whatever list it is.
    case conversation(Conversation)
    case unread
    /// A message has come in.
    case received(Conversation)
  }

  final func conversation(_ id: Int) -> Conversation? {
    (conversations + archived).first { $0.id == id } ?? others[id]
  }

  /// Remembers what was found, so that the user can act on it.
  final func learn(_ found: [Conversation]) {
    for conversation in found { others[conversation.id] = merged(conversation) }
    receive(InboxAnswer(conversations: found))
  }

  /// The messages of a conversation.
  final func thread(_ id: Int) -> ConversationThread {
    if let thread = threads[id] { return thread }
    let thread = ConversationThread(id, store: self)
    threads[id] = thread
    return thread
  }

  // MARK: Pages

  func loadIfNeeded(then done: Block<String?>) { if !hasLoaded { refresh(then: done) } }

  /// Asks for the first page; `done` gets the reason if that fails.
  func refresh(then done: Block<String?>) {
    refreshing.append(done)
    guard refreshing.count == 1 else { return }
    cancelPage()
    server?.send(Request("page"), then: Block(self) { $0.receiveFirstPage($1) })
  }

  /// A refresh makes the answer to an older question worthless.
  func cancelPage() {
    page?.cancel()
    page = nil
  }

  private func receiveFirstPage(_ response: Response) {
    let askers = refreshing
    refreshing = []
    if let answer = response.inboxAnswer {
      (hasLoaded, hasAll) = (true, false)
      takeUnread(answer.unread)
      // Keep those of later pages: one may be open, or wait for an answer.
      for old in conversations { others[old.id] = old }
      conversations = answer.conversations.map(merged)
      tell(.conversations(.set))
    }
    for done in askers { done(response.reason, from: self) }
  }

  /// Asks for the page after the last conversation, unless a page is waited for already.
  func loadNextPage(then done: Block<String?>) {
    guard page == nil, !hasAll, refreshing.isEmpty, let last = conversations.last else { return }
    page = server?.send(
      Request("page", "after \(last.id)"),
      then: Block(self) { store, response in
        store.page = nil
        guard let answer = response.inboxAnswer else { return done(response.reason, from: store) }
        store.append(answer, after: last.id, then: done)
      }
    )
  }

  private func isListed(_ id: Int) -> Bool { (conversations + archived).contains { $0.id == id } }

  /// Adds the page after a conversation; if all in it are listed already, and the last one is another by now, it asks
  /// once more.
  private func append(_ answer: InboxAnswer, after last: Int, then done: Block<String?>) {
    takeUnread(answer.unread)
    hasAll = answer.conversations.isEmpty
    let new = answer.conversations.filter { !isListed($0.id) }.map(merged)
    if !new.isEmpty {
      tell(.conversations($conversations.append(contentsOf: new)))
    } else if conversations.last?.id != last {
      loadNextPage(then: done)
    }
  }

  // MARK: What the user asks for

  func archive(_ id: Int, then done: Block<String?>) {
    ask("archive", id, then: done) { store in store.putIntoArchive(id) }
  }

  func unarchive(_ id: Int, then done: Block<String?>) {
    ask("unarchive", id, then: done) { store in store.takeOutOfArchive(id) }
  }

  /// Asks the server to move a conversation, and moves it when the server agrees; not while it waits for an answer about
  /// the same conversation.
  private func ask(
    _ request: String,
    _ id: Int,
    then done: Block<String?>,
    move: @escaping (ConversationStore) -> Void
  ) {
    guard conversation(id)?.isWaiting == false else {
      return done("the server has not answered yet", from: self)
    }
    change(id) { $0.isWaiting = true }
    server?.send(
      Request(request, "\(id)"),
      then: Block(self) { store, response in
        store.change(id) { $0.isWaiting = false }
        if response.inboxAnswer != nil { move(store) }
        store.finish(response, done)
      }
    )
  }

  final func finish(_ response: Response, _ done: Block<String?>) {
    if let answer = response.inboxAnswer { receive(answer) }
    done(response.reason, from: self)
  }

  func setMuted(_ id: Int, _ isMuted: Bool) { change(id) { $0.isMuted = isMuted } }

  // MARK: Changes

  final func change(_ id: Int, _ body: (inout Conversation) -> Void) {
    guard var changed = conversation(id) else { return }
    body(&changed)
    guard changed != conversation(id) else { return }
    if let index = conversations.firstIndex(where: { $0.id == id }) {
      tell(.conversations($conversations.replace(at: index, with: changed)))
    }
    if let index = archived.firstIndex(where: { $0.id == id }) {
      tell(.archived($archived.replace(at: index, with: changed)))
    }
    if others[id] != nil { others[id] = changed }
    tell(.conversation(changed))
  }

  private func putIntoArchive(_ id: Int) {
    guard let conversation = conversation(id), !archived.contains(where: { $0.id == id }) else {
      return
    }
    if let index = conversations.firstIndex(where: { $0.id == id }) {
      tell(.conversations($conversations.remove(at: index)))
    }
    tell(.archived($archived.insert([conversation], at: 0)))
  }

  private func takeOutOfArchive(_ id: Int) {
    guard let index = archived.firstIndex(where: { $0.id == id }) else { return }
    let conversation = archived[index]
    tell(.archived($archived.remove(at: index)))
    tell(.conversations($conversations.insert([conversation], at: 0)))
  }

  /// Takes over what the server says of conversations that are known.
  final func receive(_ answer: InboxAnswer) {
    for new in answer.conversations { change(new.id) { $0 = merged(new) } }
    takeUnread(answer.unread)
  }

  private func takeUnread(_ count: Int?) {
    guard let count, count != unread else { return }
    unread = count
    tell(.unread)
  }

  /// What the server says, with what only this device knows.
  private func merged(_ new: Conversation) -> Conversation {
    guard let old = conversation(new.id) else { return new }
    var new = new
    (new.isMuted, new.isWaiting) = (old.isMuted, old.isWaiting)
    if old.isWaiting { new.isStarred = old.isStarred }
    return new
  }

  final func tell(_ event: Event) { post(.inboxDidChange, event) }
}

// MARK: - Other devices and people

extension ConversationStore {
  /// The server tells of a message.
  func receiveMessage(_ answer: InboxAnswer) {
    guard let new = answer.conversations.first else { return }
    receive(answer)
    putOnTop(new)
    for message in answer.messages { threads[new.id]?.receive(message) }
    if let conversation = conversation(new.id) { tell(.received(conversation)) }
  }

  /// A conversation with a new message is the first one.
  final func putOnTop(_ new: Conversation) {
    guard !archived.contains(where: { $0.id == new.id }) else { return }
    guard let index = conversations.firstIndex(where: { $0.id == new.id }) else {
      if hasLoaded { tell(.conversations($conversations.insert([merged(new)], at: 0))) }
      return
    }
    if index > 0 { tell(.conversations($conversations.move(from: index, to: 0))) }
  }

  /// The server tells that a conversation was archived on another device.
  func receiveArchived(_ id: Int, _ answer: InboxAnswer) {
    if conversation(id) == nil { learn(answer.conversations) }
    putIntoArchive(id)
    receive(answer)
  }
}

extension ConversationStore {
  /// Begins with what another store has; the answers that it waits for do not come here.
  final func takeOver(_ other: ConversationStore) {
    (unread, hasLoaded, hasAll) = (other.unread, other.hasLoaded, other.hasAll)
    conversations = other.conversations.map(\.atRest)
    archived = other.archived.map(\.atRest)
  }
}

extension NotificationName where Payload == ConversationStore.Event {
  static var inboxDidChange: Self { "inboxDidChange" }
}

extension ConversationStore.Event: CustomStringConvertible {
  var description: String {
    switch self {
    case .conversations(let change): "conversations \(change)"
    case .archived(let change): "archived \(change)"
    case .conversation(let conversation): "conversation \(conversation.id)"
    case .unread: "unread"
    case .received(let conversation): "received a message of \(conversation.person)"
    }
  }
}
