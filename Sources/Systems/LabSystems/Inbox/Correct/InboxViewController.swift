import HeadlessUI
import MVC
import UIKitNames

extension Correct {
  /// The list of conversations, with a search, a selecting mode, and pages that are loaded while scrolling.
  class InboxViewController: UIViewController, UITableViewDataSource, UITableViewDisplayDelegate,
    UISearchBarDelegate, ConversationCellDelegate
  {
    let tableView: UITableView
    let searchBar = UISearchBar()
    private let refreshControl = UIRefreshControl()
    let store: any StarringStore
    let search: ConversationSearch
    let pictures: PictureStore
    let makeConversation: (Int) -> UIViewController
    @ViewState private(set) var isSelecting = false
    /// The conversations that the user has marked.
    @ViewState private(set) var selected: Set<Int> = []
    /// The conversation that was archived last, whose archiving can be undone.
    @ViewState private var undoable: Int?

    /// Makes the list; `makeConversation` makes the screen of a conversation.
    init(
      _ models: InboxModels,
      search: ConversationSearch,
      makeConversation: @escaping (Int) -> UIViewController
    ) {
      (store, pictures) = (models.store, models.pictures)
      (self.search, self.makeConversation) = (search, makeConversation)
      tableView = UITableView(viewport: models.viewport)
      super.init()
      title = "Inbox"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(searchBar)
      view.addSubview(tableView)
      searchBar.delegate = self
      tableView.register(ConversationCell.self, forCellReuseIdentifier: "conversation")
      tableView.dataSource = self
      tableView.delegate = self
      tableView.refreshControl = refreshControl
      refreshControl.addTarget(self, action: InboxViewController.refresh, for: .valueChanged)
      observeStore()
      observe(.searchDidChange, from: search) { list, _ in list.tableView.reloadData() }
      observe(.pictureDidLoad, from: pictures) { list, event in list.showPicture(event.payload) }
      observe(.willEnterForeground) { list, _ in list.store.refresh(then: list.ifRefused) }
      showButtons()
      showBadge()
      store.loadIfNeeded(then: ifRefused)
    }

    func observeStore() {
      observe(.inboxDidChange, from: store) { list, event in
        try list.inboxDidChange(event.payload)
      }
    }

    func inboxDidChange(_ event: ConversationStore.Event) throws {
      switch event {
      case .conversations(let change): if search.found == nil { try tableView.apply(change) }
      case .unread: showBadge()
      case .received(let conversation):
        if !conversation.isMuted { showToast("Message from \(conversation.person)") }
      case .archived: hideUndoIfDone()
      case .conversation: break
      }
    }

    final func showBadge() {
      tabBarItem.badgeValue = store.unread == 0 ? nil : "\(store.unread)"
    }

    private func refresh() {
      store.refresh(
        then: Block(self) { list, reason in
          list.refreshControl.endRefreshing()
          list.tell(reason)
        }
      )
    }

    /// Tells the user of a refusal, in this window only.
    final var ifRefused: Block<String?> { Block(self) { $0.tell($1) } }

    private func tell(_ reason: String?) { if let reason { showFailure(reason) } }

    func showFailure(_ reason: String) { showToast("Not done: \(reason)") }

    // MARK: Rows

    /// The conversations in the rows: those that were found, or all.
    final var rows: [Conversation] { search.found ?? store.conversations }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = dequeueCell(for: indexPath)
      cell.delegate = self
      fill(cell, with: rows[indexPath.row])
      return cell
    }

    func dequeueCell(for indexPath: IndexPath) -> ConversationCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "conversation", for: indexPath)
      return cell as? ConversationCell ?? ConversationCell()
    }

    func fill(_ cell: ConversationCell, with conversation: Conversation) {
      cell.show(conversation)
      showMark(of: conversation.id, in: cell)
      showPicture(of: conversation.id, in: cell)
    }

    func showMark(of id: Int, in cell: ConversationCell) {
      cell.accessoryType = selected.contains(id) ? .checkmark : .none
    }

    /// Shows the picture if it has come; otherwise it shows none, and asks for it.
    func showPicture(of id: Int, in cell: ConversationCell) {
      let picture = pictures.picture(id)
      cell.showPicture(picture)
      if picture == nil { pictures.load(id) }
    }

    /// Shows a picture that has come in the cell of its conversation, if that is in sight.
    private func showPicture(_ id: Int) {
      for path in tableView.indexPathsForVisibleRows ?? [] where rows[path.row].id == id {
        let cell = tableView.cellForRow(at: path) as? ConversationCell
        cell?.showPicture(pictures.picture(id))
      }
    }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      guard search.found == nil, indexPath.row == rows.count - 1 else { return }
      store.loadNextPage(then: ifRefused)
    }

    // MARK: The user

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      if isSelecting { mark(indexPath) } else { open(indexPath) }
    }

    func open(_ indexPath: IndexPath) {
      let screen = makeConversation(rows[indexPath.row].id)
      navigationController?.pushViewController(screen, animated: true)
    }

    func mark(_ indexPath: IndexPath) {
      selected.formSymmetricDifference([rows[indexPath.row].id])
      tableView.reloadRows(at: [indexPath])
    }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let id = rows[indexPath.row].id
      return UISwipeActionsConfiguration(
        actions: [
          UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, done in
            self?.archive(id, at: indexPath)
            done(true)
          }
        ]
      )
    }

    func archive(_ id: Int, at indexPath: IndexPath) {
      store.archive(id, then: Block(self) { $0.didArchive(id, $1) })
    }

    /// Offers to undo what was archived last.
    private func didArchive(_ id: Int, _ reason: String?) {
      guard reason == nil, let conversation = store.conversation(id) else { return tell(reason) }
      undoable = id
      showButtons()
      showToast("Archived: \(conversation.person)")
    }

    private func undo() { if let id = undoable { store.unarchive(id, then: ifRefused) } }

    /// The conversation may have been moved back in the archive as well.
    private func hideUndoIfDone() {
      guard let id = undoable, !store.archived.contains(where: { $0.id == id }) else { return }
      undoable = nil
      showButtons()
    }

    func conversationCellDidTapStar(_ id: Int) {
      guard let conversation = store.conversation(id) else { return }
      store.setStarred(id, !conversation.isStarred, then: ifRefused)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      search.find(searchText, then: ifRefused)
    }

    // MARK: Selecting

    private func showButtons() {
      let undo = undoable == nil ? [] : [button("Undo", InboxViewController.undo)]
      navigationItem.leftBarButtonItems =
        isSelecting ? [button("Archive marked", InboxViewController.archiveSelected)] : undo
      navigationItem.rightBarButtonItem =
        isSelecting
        ? button("Done", InboxViewController.endSelecting)
        : button("Select", InboxViewController.beginSelecting)
    }

    private func button(
      _ title: String,
      _ action: @escaping (InboxViewController) -> () throws -> Void
    ) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: self, action: action)
    }

    private func beginSelecting() {
      isSelecting = true
      showButtons()
    }

    func endSelecting() {
      (isSelecting, selected) = (false, [])
      showButtons()
      tableView.reloadData()
    }

    private func archiveSelected() {
      let marked = marked
      for id in marked { store.archive(id, then: Block(self) { $0.didArchive(id, $1) }) }
      endSelecting()
    }

    /// The conversations that are marked, also those that the search does not show now.
    var marked: [Int] { selected.sorted() }
  }
}
