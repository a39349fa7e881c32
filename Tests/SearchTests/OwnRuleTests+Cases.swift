extension OwnRuleTests {
  /// Each misused wiring: the rule, the line of code to blame, and the story.
  static let cases: [Case] = [
    Case(
      "todo/misused",
      "model-in-controller",
      "var items: [ToDoItem] = []",
      "tap Add"
    ),
    Case(
      "todo/massive",
      "model-in-controller",
      "private(set) var items: [ToDoItem] = []",
      "tap Add"
    ),
    Case(
      "todo/misused-server",
      "'no lost entry'",
      nil,
      "tap Add; server ok first"
    ),
    Case(
      "todo/optimistic",
      "'the server's entries'",
      nil,
      "tap Add; server fail first"
    ),
    Case(
      "todo/half-store",
      "screen-disagrees-with-model",
      nil,
      "outside add Milk"
    ),
    Case(
      "todo/half-notified",
      "ui-changes-ui",
      "try table.insertRows(at: [store.items.count - 1])",
      "tap Add"
    ),
    Case(
      "todo/model-paints",
      "model-knows-view",
      "weak var addButton: Button?",
      ""
    ),
    Case(
      "todo/rightmvc",
      "notified-by-stranger",
      "observe(.toDoStoreDidChanged) { try $0.toDoItemsDidChange($1.payload) }",
      "open list as second; in first tap Add"
    ),
    Case(
      "todo/onevcat",
      "screen-disagrees-with-model",
      nil,
      "batch 2; outside reorder 0 1"
    ),
    Case(
      "news/standard",
      "'confirmed counts'",
      nil,
      "tap follow row 0; server fail first",
      after: "server ok first"
    ),
    Case(
      "news/standard-block",
      "'confirmed counts'",
      nil,
      "tap follow row 0; server fail first",
      after: "server ok first"
    ),
    Case(
      "news/standard-notification",
      "'confirmed counts'",
      nil,
      "tap follow row 0; server fail first",
      after: "server ok first"
    ),
    Case(
      "news/standard-model-delegate",
      "'confirmed counts'",
      nil,
      "tap follow row 0; server fail first",
      after: "server ok first"
    ),
    Case(
      "news/standard-model-notification",
      "notified-by-stranger",
      "observe(.newsModelDidUpdate) { try $0.updateNewsView($1.payload) }",
      "in first tap like row 0; server ok first",
      after: "open feed as second; server ok first; server ok first"
    ),
    Case(
      "news/view-network",
      "view-changes-model",
      "try model.toggleLike()",
      "tap like row 0; server ok first",
      after: "server ok first"
    ),
    Case(
      "news/view-network-twice",
      "'confirmed counts'",
      nil,
      "tap like row 0; server ok first",
      after: "server ok first"
    ),
    Case(
      "news/view-network-then-tell",
      "view-uses-network",
      "model?.addLike(",
      "tap like row 0",
      after: "server ok first"
    ),
    Case(
      "news/controller-network",
      "controller-uses-network",
      "server?.send(",
      "tap like row 0",
      after: "server ok first"
    ),
    Case(
      "news/cell-notifications",
      "broadcast-to-cells",
      "cell.post(.modelUpdate, model)",
      "tap like row 0; server ok first",
      after: "server ok first"
    ),
    Case(
      "counter/view-holds-model",
      "view-holds-model",
      "private var model: CounterModel?",
      ""
    ),
    Case(
      "counter/view-writes-label",
      "ui-changes-ui",
      #"label.text = "\(try (Int(label.text) ?? 0).adding(number))""#,
      "tap ++"
    ),
    Case(
      "counter/logic-in-view",
      "ui-changes-ui",
      #"label.text = "\(count)""#,
      "tap ++"
    ),
    Case(
      "counter/target-not-kept",
      "lost-link",
      "incrementButton.onTap(action) { $0.increment() }",
      "tap ++"
    ),
    Case(
      "counter/observation-dropped",
      "screen-disagrees-with-model",
      nil,
      "tap ++"
    ),
    Case(
      "counter/glue-on-appear",
      "bound-at-wrong-time",
      #".batch(model.bind(\.$count, to: label, at: \.text) { "\($0)" })"#,
      "tap About; back"
    ),
    Case(
      "counter/event-inside-bind",
      "nobody-heard",
      "eventEmitter(.increment)",
      ""
    ),
    Case(
      "counter/observer-sends-events",
      "event-from-observer",
      "if view.isBound { view.emitter?.send(.increment) }",
      "tap ++"
    ),
    Case(
      "counter/controller-keeps-view",
      "leak",
      nil,
      "close first"
    ),
    Case(
      "counter/emitter-everywhere",
      "'one step for one tap'",
      nil,
      "open phone as second; in first tap ++"
    ),
    Case(
      "image/published",
      "older-answer-wins",
      "case .cancelled: model.$state.set(.none)",
      "server ok last; server ok first",
      after: "tap 'Download Image'; tap Stop; tap 'Download Image'"
    ),
    Case(
      "image/view-network",
      "view-uses-network",
      "task = server?.send(",
      "tap 'Download Image'"
    ),
    Case(
      "image/view-forgets",
      "'a bar for a download'",
      nil,
      "tap 'Download Image'; tap Stop"
    ),
    Case(
      "items/published",
      "acts-on-another-row",
      "navigation?.push(controller)",
      "outside remove 0; select 0",
      after: "outside add A; outside add B; outside add C; layout"
    ),
    Case(
      "items/wire-missing-view",
      "nobody-heard",
      #"$itemsView("onItemsRetrieval") { try $0.onItemsRetrieval(rows: items.map(row)) }"#,
      ""
    ),
    Case(
      "items/wire-missing-model",
      "nobody-heard",
      #"override func viewDidLoad() { $itemsModel("retrieveItems") { try $0.retrieveItems() } }"#,
      ""
    ),
    Case(
      "items/wire-missing-back",
      "nobody-heard",
      #"$controller("onItemsRetrieval") { try $0.onItemsRetrieval(items) }"#,
      ""
    ),
    Case(
      "items/wire-missing-controller",
      "nobody-heard",
      #"$controller("onAddTap") { try $0.onAddTap(alert: alert) }"#,
      "tap Add"
    ),
    Case(
      "items/strong-back-references",
      "strong-back-reference",
      "@Contract(.strong) var controller: (any Correct.ItemsViewInput)?",
      ""
    ),
    Case(
      "items/view-talks-to-model",
      "view-bypasses-controller",
      #"$model("addItem") { try $0.addItem(title: title) }"#,
      "tap Add; tap Save"
    ),
    Case(
      "items/view-pushes-detail",
      "view-navigates",
      "(controller as? ViewController)?.navigation?.push(detail)",
      "outside add Milk; select 0"
    ),
    Case(
      "items/raw-items-in-view",
      "view-holds-model",
      "private var rows: [Item] = []",
      "outside add Milk"
    ),
    Case(
      "items/optimistic-view",
      "ui-changes-ui",
      "try table.insertRows(at: [rows.count - 1])",
      "tap Add; tap Save"
    ),
    Case(
      "items/published-mock",
      "fault",
      "let controller = try (controller as? ItemsViewController).forced(",
      ""
    ),
    Case(
      "titles/published",
      "leak",
      "observations[keyPath] = $title.observe(self, options: [.initial, .new]) { _, event in",
      "tap Demo; close first"
    ),
    Case(
      "titles/label-written-directly",
      "ui-changes-ui",
      "for label in titles.labels { label.text = title.text }",
      "tap Demo; tap Change"
    ),
    Case(
      "titles/state-written-from-outside",
      "state-changed-outside-action",
      "viewModel?.title = Title.all[random.next(below: Title.all.count)]",
      "tap Demo; tap Change"
    ),
    Case(
      "titles/two-way",
      "state-changed-outside-action",
      "titles.onTyping(self) { $0.viewModel?.title = Title(text: $1) }",
      "open field as second; in second tap Demo; in second type Milk in Title"
    ),
    Case(
      "titles/model-in-controller",
      "model-in-controller",
      "private let choices = Title.all",
      "tap Demo"
    ),
    Case(
      "titles/late-view-model",
      "screen-disagrees-with-model",
      nil,
      "tap Demo"
    ),
    Case(
      "titles/silently-unbound",
      "screen-disagrees-with-model",
      nil,
      "tap Demo"
    ),
    Case(
      "titles/bind-before-view",
      "bound-at-wrong-time",
      #"titles.labels.map { viewModel.bind(\.$title, to: $0, at: \.text) { $0?.text ?? "" } }"#,
      "tap Demo"
    ),
    Case(
      "titles/never-unbound",
      "leak",
      "observations[keyPath] = $title.observe(self, options: [.initial, .new]) { _, event in",
      "tap Demo; back"
    ),
    Case(
      "inbox/stale-row",
      "acts-on-another-row",
      "store.setStarred(conversation.id, !conversation.isStarred, then: ifRefused)",
      "scroll 1; tap star row 3",
      after: "server ok first"
    ),
    Case(
      "inbox/filtered-index",
      "acts-on-another-row",
      "navigationController?.pushViewController(screen, animated: true)",
      "select 0",
      after: "server ok first; type Bob in Search; server ok last"
    ),
    Case(
      "inbox/observer-per-appearance",
      "handled-twice",
      "observe(.inboxDidChange, from: store) { list, event in",
      "tap Inbox; server ok first",
      after: "tap Archived"
    ),
    Case(
      "inbox/action-per-reuse",
      "handled-twice",
      "cell.starButton.addAction(",
      "scroll 1; tap star row 3",
      after: "server ok first"
    ),
    Case(
      "inbox/late-picture",
      "stale-cell",
      "cell?.imageView?.image = picture.flatMap(UIImage.init(named:))",
      "scroll 1; server ok first",
      after: "server ok first"
    ),
    Case(
      "inbox/uncleared-cell",
      "stale-cell",
      "cell.show(conversation)",
      "server ok first; scroll 1",
      after: "server ok first"
    ),
    Case(
      "inbox/mark-in-cell",
      "stale-cell",
      "cell?.accessoryType = cell?.accessoryType == .checkmark ? .none : .checkmark",
      "select 0; scroll 1",
      after: "server ok first; tap Select"
    ),
    Case(
      "inbox/page-by-count",
      "listed-twice",
      ".conversations(store.$conversations.append(contentsOf: answer.conversations))",
      "outside write Zoe; server ok last",
      after: "server ok first; scroll 1"
    ),
    Case(
      "inbox/two-pushes",
      "shown-twice",
      "list.navigationController?.pushViewController(screen, animated: true)",
      "server ok 5; server ok 6",
      after: "server ok first; select 0; select 0"
    ),
    Case(
      "inbox/toggled-back",
      "'confirmed stars'",
      nil,
      "server ok 5; server fail last",
      after: "server ok first; tap star row 0; tap star row 0"
    ),
    Case(
      "inbox/stays-off",
      "stuck",
      "sendButton.isEnabled = false",
      "tap Mute; type Bob in Message",
      after: """
        server ok first; select 0; server ok last; server ok first; server ok first; server ok first; \
        type Bob in Message; tap Send; server fail first; tap 'Try again' row 1; server fail first
        """
    ),
    Case(
      "inbox/badge-by-occasion",
      "screen-disagrees-with-model",
      nil,
      "outside read 0"
    ),
    Case(
      "inbox/nobody-keeps-it",
      "lost-link",
      "tableView.dataSource = rows",
      "tap Archived"
    ),
    Case(
      "inbox/timer-keeps-screen",
      "leak",
      "sendingTimer = every(.seconds(1)) { self.showSending() }",
      "tap Send; tap Inbox",
      after: "server ok first; select 0; type Bob in Message"
    ),
    Case(
      "inbox/edits-a-copy",
      "model-in-controller",
      "private var conversation: Conversation?",
      "select 0",
      after: "server ok first"
    ),
    Case(
      "inbox/draft-when-leaving",
      "'kept drafts'",
      nil,
      "type Bob in Message; background",
      after: "server ok first; select 0"
    ),
    Case(
      "inbox/alert-behind-alert",
      "nobody-heard",
      "present(alert, animated: true)",
      "server fail 5; server fail last",
      after: "server ok first; tap star row 0; tap star row 1"
    ),
    Case(
      "inbox/search-in-any-order",
      "older-answer-wins",
      "found = conversations",
      "server ok last; server ok last",
      after: "type Bob in Search; type Zoe in Search"
    ),
    Case(
      "inbox/rows-before-items",
      "fault",
      "tableView.deleteRows(at: [indexPath], with: .automatic)",
      "swipe 0; confirm Archive",
      after: "server ok first"
    ),
  ]
}
