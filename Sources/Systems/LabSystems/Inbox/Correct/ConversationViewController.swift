import HeadlessUI
import MVC
import UIKitNames

extension Correct {
  /// The messages of a conversation, and a field for the next one.
  class ConversationViewController: UIViewController, UITableViewDataSource, MessageCellDelegate {
    let id: Int
    let store: ConversationStore
    let thread: ConversationThread
    let drafts: Drafts
    private let tableView: UITableView
    let field = UITextField("Message")
    let sendButton = UIButton("Send")
    private lazy var muteButton = UIBarButtonItem(
      title: "Mute",
      style: .plain,
      target: self,
      action: ConversationViewController.toggleMuted
    )
    /// Runs while a message is being sent.
    final var sendingTimer: Timer?

    init(_ models: InboxModels, _ id: Int) {
      self.id = id
      (store, thread, drafts) = (models.store, models.store.thread(id), models.drafts)
      tableView = UITableView(viewport: models.viewport)
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tableView)
      view.addSubview(field)
      view.addSubview(sendButton)
      tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
      tableView.dataSource = self
      navigationItem.rightBarButtonItem = muteButton
      field.text = drafts.text(id)
      field.addTarget(
        self,
        action: ConversationViewController.textDidChange,
        for: .editingChanged
      )
      sendButton.addTarget(self, action: ConversationViewController.send, for: .touchUpInside)
      observe(.threadDidChange, from: thread) { try $0.threadDidChange($1.payload) }
      observe(.inboxDidChange, from: store) { $0.inboxDidChange($1.payload) }
      observe(.draftDidChange, from: drafts) { if $1.payload == $0.id { $0.showDraft() } }
      // The memory may have failed before.
      observe(.didEnterBackground) { screen, _ in screen.textDidChange() }
      showConversation()
      load()
    }

    /// Asks for the messages, which the user has read then.
    private func load() { thread.load(then: Block(self) { $0.didLoad($1) }) }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if thread.isSending { startSendingTimer() }
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      storeDraft()
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      stopWhenHidden()
    }

    func stopWhenHidden() { stopSendingTimer() }

    func threadDidChange(_ change: Change) throws {
      try tableView.apply(change)
      if !thread.isSending {
        stopSendingTimer()
      } else if sendingTimer == nil, view.window != nil {
        startSendingTimer()
      }
    }

    private func inboxDidChange(_ event: ConversationStore.Event) {
      switch event {
      case .conversation(let changed) where changed.id == id: showConversation()
      case .received(let changed) where changed.id == id && view.window != nil: load()
      default: break
      }
    }

    func showConversation() {
      guard let conversation = store.conversation(id) else { return }
      show(conversation)
    }

    final func show(_ conversation: Conversation) {
      title = conversation.person
      muteButton.title = conversation.isMuted ? "Unmute" : "Mute"
    }

    func toggleMuted() {
      guard let conversation = store.conversation(id) else { return }
      store.setMuted(id, !conversation.isMuted)
    }

    private func didLoad(_ reason: String?) {
      if let reason { showToast("Not loaded: \(reason)") }
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      thread.messages.count
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      guard let cell = cell as? MessageCell else { return cell }
      cell.show(thread.messages[indexPath.row])
      cell.delegate = self
      return cell
    }

    // MARK: Sending

    func textDidChange() { storeDraft() }

    /// Stores what the user has typed, because the program can end at any time.
    final func storeDraft() {
      do {
        try drafts.store(field.text ?? "", for: id)
      } catch { showToast("The draft is not stored") }
    }

    private func showDraft() {
      if field.text != drafts.text(id) { field.text = drafts.text(id) }
    }

    private func send() { if let text = field.text, !text.isEmpty { submit(text) } }

    func submit(_ text: String) {
      emptyField()
      thread.send(text)
    }

    final func emptyField() {
      field.text = ""
      storeDraft()
    }

    func messageCellDidTapAgain(_ id: String) { thread.sendAgain(id) }

    /// Shows that a message is on its way.
    func startSendingTimer() {
      stopSendingTimer()
      navigationItem.prompt = "Sending"
      sendingTimer = every(.seconds(1)) { [weak self] in self?.showSending() }
    }

    final func showSending() {
      navigationItem.prompt = navigationItem.prompt == "Sending" ? "Sending…" : "Sending"
    }

    final func stopSendingTimer() {
      sendingTimer?.invalidate()
      sendingTimer = nil
      navigationItem.prompt = nil
    }
  }
}
