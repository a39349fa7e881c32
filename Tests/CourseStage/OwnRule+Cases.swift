extension OwnRule {
  /// Each misused wiring: the rule, the line of code to blame, and the story.
  package static let all: [OwnRule] = [
    OwnRule(
      "todo/misused",
      "model-in-controller",
      "var items: [ToDoItem] = []",
      "tap Add"
    ),
    OwnRule(
      "todo/massive",
      "model-in-controller",
      "private(set) var items: [ToDoItem] = []",
      "tap Add"
    ),
    OwnRule(
      "todo/misused-server",
      "'no lost entry'",
      nil,
      "tap Add; server ok first"
    ),
    OwnRule(
      "todo/optimistic",
      "'the server's entries'",
      nil,
      "tap Add; server fail first"
    ),
    OwnRule(
      "todo/half-store",
      "screen-disagrees-with-model",
      nil,
      "outside add Milk"
    ),
    OwnRule(
      "todo/half-notified",
      "ui-changes-ui",
      "try table.insertRows(at: [store.items.count - 1])",
      "tap Add"
    ),
    OwnRule(
      "todo/model-paints",
      "model-knows-view",
      "weak var addButton: Button?",
      ""
    ),
    OwnRule(
      "todo/rightmvc",
      "notified-by-stranger",
      "observe(.toDoStoreDidChanged) { try $0.toDoItemsDidChange($1.payload) }",
      "open list as second; in first tap Add"
    ),
    OwnRule(
      "todo/onevcat",
      "screen-disagrees-with-model",
      nil,
      "batch 2; outside reorder 0 1"
    ),
    OwnRule(
      "news/standard",
      "'confirmed counts'",
      nil,
      "tap follow row 0; server fail first",
      after: "server ok first"
    ),
    OwnRule(
      "news/standard-block",
      "'confirmed counts'",
      nil,
      "tap follow row 0; server fail first",
      after: "server ok first"
    ),
    OwnRule(
      "news/standard-notification",
      "'confirmed counts'",
      nil,
      "tap follow row 0; server fail first",
      after: "server ok first"
    ),
    OwnRule(
      "news/standard-model-delegate",
      "'confirmed counts'",
      nil,
      "tap follow row 0; server fail first",
      after: "server ok first"
    ),
    OwnRule(
      "news/standard-model-notification",
      "notified-by-stranger",
      "observe(.newsModelDidUpdate) { try $0.updateNewsView($1.payload) }",
      "in first tap like row 0; server ok first",
      after: "open feed as second; server ok first; server ok first"
    ),
    OwnRule(
      "news/view-network",
      "view-changes-model",
      "try model.toggleLike()",
      "tap like row 0; server ok first",
      after: "server ok first"
    ),
    OwnRule(
      "news/view-network-twice",
      "'confirmed counts'",
      nil,
      "tap like row 0; server ok first",
      after: "server ok first"
    ),
    OwnRule(
      "news/view-network-then-tell",
      "view-uses-network",
      "model?.addLike(",
      "tap like row 0",
      after: "server ok first"
    ),
    OwnRule(
      "news/controller-network",
      "controller-uses-network",
      "server?.send(",
      "tap like row 0",
      after: "server ok first"
    ),
    OwnRule(
      "news/cell-notifications",
      "broadcast-to-cells",
      "cell.post(.modelUpdate, model)",
      "tap like row 0; server ok first",
      after: "server ok first"
    ),
    OwnRule(
      "counter/view-holds-model",
      "view-holds-model",
      "private var model: CounterModel?",
      ""
    ),
    OwnRule(
      "counter/view-writes-label",
      "ui-changes-ui",
      #"label.text = "\(try (Int(label.text) ?? 0).adding(number))""#,
      "tap ++"
    ),
    OwnRule(
      "counter/logic-in-view",
      "ui-changes-ui",
      #"label.text = "\(count)""#,
      "tap ++"
    ),
    OwnRule(
      "counter/target-not-kept",
      "lost-link",
      "incrementButton.onTap(action) { $0.increment() }",
      "tap ++"
    ),
    OwnRule(
      "counter/observation-dropped",
      "screen-disagrees-with-model",
      nil,
      "tap ++"
    ),
    OwnRule(
      "counter/glue-on-appear",
      "bound-at-wrong-time",
      #".batch(model.bind(\.$count, to: label, at: \.text) { "\($0)" })"#,
      "tap About; back"
    ),
    OwnRule(
      "counter/event-inside-bind",
      "nobody-heard",
      "eventEmitter(.increment)",
      ""
    ),
    OwnRule(
      "counter/observer-sends-events",
      "event-from-observer",
      "if view.isBound { view.emitter?.send(.increment) }",
      "tap ++"
    ),
    OwnRule(
      "counter/controller-keeps-view",
      "leak",
      nil,
      "close first"
    ),
    OwnRule(
      "counter/emitter-everywhere",
      "'one step for one tap'",
      nil,
      "open phone as second; in first tap ++"
    ),
    OwnRule(
      "image/published",
      "older-answer-wins",
      "case .cancelled: model.$state.set(.none)",
      "server ok last; server ok first",
      after: "tap 'Download Image'; tap Stop; tap 'Download Image'"
    ),
    OwnRule(
      "image/view-network",
      "view-uses-network",
      "task = server?.send(",
      "tap 'Download Image'"
    ),
    OwnRule(
      "image/view-forgets",
      "'a bar for a download'",
      nil,
      "tap 'Download Image'; tap Stop"
    ),
    OwnRule(
      "items/published",
      "acts-on-another-row",
      "navigation?.push(controller)",
      "outside remove 0; select 0",
      after: "outside add A; outside add B; outside add C; layout"
    ),
    OwnRule(
      "items/wire-missing-view",
      "nobody-heard",
      #"$itemsView("onItemsRetrieval") { try $0.onItemsRetrieval(rows: items.map(row)) }"#,
      ""
    ),
    OwnRule(
      "items/wire-missing-model",
      "nobody-heard",
      #"override func viewDidLoad() { $itemsModel("retrieveItems") { try $0.retrieveItems() } }"#,
      ""
    ),
    OwnRule(
      "items/wire-missing-back",
      "nobody-heard",
      #"$controller("onItemsRetrieval") { try $0.onItemsRetrieval(items) }"#,
      ""
    ),
    OwnRule(
      "items/wire-missing-controller",
      "nobody-heard",
      #"$controller("onAddTap") { try $0.onAddTap(alert: alert) }"#,
      "tap Add"
    ),
    OwnRule(
      "items/strong-back-references",
      "strong-back-reference",
      "@Contract(.strong) var controller: (any Correct.ItemsViewInput)?",
      ""
    ),
    OwnRule(
      "items/view-talks-to-model",
      "view-bypasses-controller",
      #"$model("addItem") { try $0.addItem(title: title) }"#,
      "tap Add; tap Save"
    ),
    OwnRule(
      "items/view-pushes-detail",
      "view-navigates",
      "(controller as? ViewController)?.navigation?.push(detail)",
      "outside add Milk; select 0"
    ),
    OwnRule(
      "items/raw-items-in-view",
      "view-holds-model",
      "private var rows: [Item] = []",
      "outside add Milk"
    ),
    OwnRule(
      "items/optimistic-view",
      "ui-changes-ui",
      "try table.insertRows(at: [rows.count - 1])",
      "tap Add; tap Save"
    ),
    OwnRule(
      "items/published-mock",
      "fault",
      "let controller = try (controller as? ItemsViewController).forced(",
      ""
    ),
    OwnRule(
      "titles/published",
      "leak",
      "observations[keyPath] = $title.observe(self, options: [.initial, .new]) { _, event in",
      "tap Demo; close first"
    ),
    OwnRule(
      "titles/label-written-directly",
      "ui-changes-ui",
      "for label in titles.labels { label.text = title.text }",
      "tap Demo; tap Change"
    ),
    OwnRule(
      "titles/state-written-from-outside",
      "state-changed-outside-action",
      "viewModel?.title = Title.all[random.next(below: Title.all.count)]",
      "tap Demo; tap Change"
    ),
    OwnRule(
      "titles/two-way",
      "state-changed-outside-action",
      "titles.onTyping(self) { $0.viewModel?.title = Title(text: $1) }",
      "open field as second; in second tap Demo; in second type Milk in Title"
    ),
    OwnRule(
      "titles/model-in-controller",
      "model-in-controller",
      "private let choices = Title.all",
      "tap Demo"
    ),
    OwnRule(
      "titles/late-view-model",
      "screen-disagrees-with-model",
      nil,
      "tap Demo"
    ),
    OwnRule(
      "titles/silently-unbound",
      "screen-disagrees-with-model",
      nil,
      "tap Demo"
    ),
    OwnRule(
      "titles/bind-before-view",
      "bound-at-wrong-time",
      #"titles.labels.map { viewModel.bind(\.$title, to: $0, at: \.text) { $0?.text ?? "" } }"#,
      "tap Demo"
    ),
    OwnRule(
      "titles/never-unbound",
      "leak",
      "observations[keyPath] = $title.observe(self, options: [.initial, .new]) { _, event in",
      "tap Demo; back"
    ),
    OwnRule(
      "inbox/stale-row",
      "acts-on-another-row",
      "store.setStarred(conversation.id, !conversation.isStarred, then: ifRefused)",
      "scroll 1; tap star row 3",
      after: "server ok first"
    ),
    OwnRule(
      "inbox/filtered-index",
      "acts-on-another-row",
      "navigationController?.pushViewController(screen, animated: true)",
      "select 0",
      after: "server ok first; type Bob in Search; server ok last"
    ),
    OwnRule(
      "inbox/observer-per-appearance",
      "handled-twice",
      "observe(.inboxDidChange, from: store) { list, event in",
      "tap Inbox; server ok first",
      after: "tap Archived"
    ),
    OwnRule(
      "inbox/action-per-reuse",
      "handled-twice",
      "cell.starButton.addAction(",
      "scroll 1; tap star row 3",
      after: "server ok first"
    ),
    OwnRule(
      "inbox/late-picture",
      "stale-cell",
      "cell?.imageView?.image = picture.flatMap(UIImage.init(named:))",
      "scroll 1; server ok first",
      after: "server ok first"
    ),
    OwnRule(
      "inbox/uncleared-cell",
      "stale-cell",
      "cell.show(conversation)",
      "server ok first; scroll 1",
      after: "server ok first"
    ),
    OwnRule(
      "inbox/mark-in-cell",
      "stale-cell",
      "cell?.accessoryType = cell?.accessoryType == .checkmark ? .none : .checkmark",
      "select 0; scroll 1",
      after: "server ok first; tap Select"
    ),
    OwnRule(
      "inbox/page-by-count",
      "listed-twice",
      ".conversations(store.$conversations.append(contentsOf: answer.conversations))",
      "outside write Zoe; server ok last",
      after: "server ok first; scroll 1"
    ),
    OwnRule(
      "inbox/two-pushes",
      "shown-twice",
      "list.navigationController?.pushViewController(screen, animated: true)",
      "server ok 5; server ok 6",
      after: "server ok first; select 0; select 0"
    ),
    OwnRule(
      "inbox/toggled-back",
      "'confirmed stars'",
      nil,
      "server ok 5; server fail last",
      after: "server ok first; tap star row 0; tap star row 0"
    ),
    OwnRule(
      "inbox/stays-off",
      "stuck",
      "sendButton.isEnabled = false",
      "tap Mute; type Bob in Message",
      after: """
        server ok first; select 0; server ok last; server ok first; server ok first; server ok first; \
        type Bob in Message; tap Send; server fail first; tap 'Try again' row 1; server fail first
        """
    ),
    OwnRule(
      "inbox/badge-by-occasion",
      "screen-disagrees-with-model",
      nil,
      "outside read 0"
    ),
    OwnRule(
      "inbox/nobody-keeps-it",
      "lost-link",
      "tableView.dataSource = rows",
      "tap Archived"
    ),
    OwnRule(
      "inbox/timer-keeps-screen",
      "leak",
      "sendingTimer = every(.seconds(1)) { self.showSending() }",
      "tap Send; tap Inbox",
      after: "server ok first; select 0; type Bob in Message"
    ),
    OwnRule(
      "inbox/edits-a-copy",
      "model-in-controller",
      "private var conversation: Conversation?",
      "select 0",
      after: "server ok first"
    ),
    OwnRule(
      "inbox/draft-when-leaving",
      "'kept drafts'",
      nil,
      "type Bob in Message; background",
      after: "server ok first; select 0"
    ),
    OwnRule(
      "inbox/alert-behind-alert",
      "nobody-heard",
      "present(alert, animated: true)",
      "server fail 5; server fail last",
      after: "server ok first; tap star row 0; tap star row 1"
    ),
    OwnRule(
      "inbox/search-in-any-order",
      "older-answer-wins",
      "found = conversations",
      "server ok last; server ok last",
      after: "type Bob in Search; type Zoe in Search"
    ),
    OwnRule(
      "inbox/rows-before-items",
      "fault",
      "tableView.deleteRows(at: [indexPath], with: .automatic)",
      "swipe 0; confirm Archive",
      after: "server ok first"
    ),
  ]
}
