import HeadlessUI
import MVC
import MVCLab
import UIKitNames

/// The models that the screens of an inbox share, and the number of rows on a screen.
struct InboxModels {
  let store: any StarringStore
  let pictures = PictureStore()
  let drafts = Drafts()
  let viewport: Int
}

/// The classes of a wiring's screens and of its search; what is not named is that of `correct`.
struct InboxClasses {
  typealias MakeConversation = (Int) -> UIViewController

  var search: (ConversationStore) -> ConversationSearch = { ConversationSearch($0) }
  var list:
    (InboxModels, ConversationSearch, @escaping MakeConversation) -> Correct.InboxViewController =
      { Correct.InboxViewController($0, search: $1, makeConversation: $2) }
  var conversation: (InboxModels, Int) -> UIViewController = {
    Correct.ConversationViewController($0, $1)
  }
  var archive: (InboxModels, @escaping MakeConversation) -> Correct.ArchiveViewController = {
    Correct.ArchiveViewController($0, makeConversation: $1)
  }
}

/// The objects of a running wiring of `inbox`: it makes the screens, and knows what they should show.
final class InboxAssembly: Assembly {
  private let classes: InboxClasses
  private var models: InboxModels
  private var backend: InboxBackend

  init(
    _ scale: InboxScale,
    store: any StarringStore,
    _ classes: InboxClasses = InboxClasses()
  ) {
    self.classes = classes
    models = InboxModels(store: store, viewport: scale.viewport)
    backend = InboxBackend(scale)
  }

  func makeScreen(_ kind: String) -> UITabBarController {
    let (models, conversation) = (models, classes.conversation)
    let makeConversation = { (id: Int) in conversation(models, id) }
    let search = classes.search(models.store)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(
        rootViewController: classes.list(models, search, makeConversation)
      ),
      UINavigationController(rootViewController: classes.archive(models, makeConversation)),
    ]
    return tabs
  }

  func begin() {
    // A command can choose a picture; all else is the server's to say.
    Runtime.current?.server?.backend = { [backend] request, body in
      let answer = backend.grant(request)
      return request.name == "picture" ? body ?? answer : answer
    }
  }

  func inherit(from other: any Assembly) {
    if let other = other as? InboxAssembly {
      backend = other.backend
      if type(of: store) == type(of: other.store) {
        models = other.models
      } else {
        store.takeOver(other.store)
      }
    }
    begin()
  }
}

// MARK: - The truth

extension InboxAssembly {
  var store: any StarringStore { models.store }
  var drafts: Drafts { models.drafts }

  func truth(of controller: ViewController) -> Truth? {
    switch controller {
    case let list as Correct.InboxViewController:
      let (rows, selected) = (list.rows, list.selected)
      let isWhole = list.search.found == nil && selected.isEmpty
      return Truth(isWhole ? "inbox" : "rows of \(list.participant.index)") {
        Truth.Rows(count: rows.count) {
          rows[$0].readout(isSelected: selected.contains(rows[$0].id))
        }
        badge
      }
    case is Correct.ArchiveViewController:
      return Truth("archive") {
        Truth.Rows(store.archived.map(\.texts))
        badge
      }
    case let screen as Correct.ConversationViewController:
      let conversation = store.conversation(screen.id)
      return Truth("conversation \(screen.id)") {
        Truth.Rows(store.thread(screen.id).messages.map(\.line))
        Truth.Title(conversation?.person ?? "")
        badge
      }
    default: return nil
    }
  }
}

extension InboxAssembly {
  /// The badge of the first tab, below each screen.
  private var badge: Truth.Badge {
    Truth.Badge("Inbox", store.unread == 0 ? nil : "\(store.unread)")
  }
}

extension Conversation {
  /// The texts of its row in the archive.
  fileprivate var texts: String {
    [title, lastLine].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What its row in the inbox shows.
  fileprivate func readout(isSelected: Bool) -> String {
    texts + (isSelected ? ", √" : "") + (isStarred ? ", ★" : "")
  }
}

// MARK: - Other devices and people

extension InboxAssembly {
  static let outsideActions = [
    OutsideAction("write", usage: "PERSON", "a person writes a message"),
    OutsideAction(
      "read",
      usage: "N",
      "the Nth conversation of the server is read on another device"
    ),
    OutsideAction("archive", usage: "N", "the Nth one is archived on another device"),
  ]

  /// A shortcut of the app: it asks the store, and not a button that may be disabled.
  private static let star = OutsideAction(
    "star",
    usage: "N",
    "a shortcut of the app changes a star"
  )

  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    let actions = InboxAssembly.outsideActions + [InboxAssembly.star]
    var arguments = OutsideArguments(arguments, of: action, in: actions)
    switch action {
    case InboxAssembly.star.name:
      let conversation = store.conversations[try arguments.row(of: store.conversations.count)]
      store.setStarred(conversation.id, !conversation.isStarred, then: Block(store) { _, _ in })
    case "write": store.receiveMessage(InboxAnswer(backend.write(try arguments.text())))
    case "read": store.receive(InboxAnswer(backend.read(try arguments.row(of: backend.count))))
    default:
      let (id, told) = backend.archive(try arguments.row(of: backend.count))
      store.receiveArchived(id, InboxAnswer(told))
    }
    return true
  }
}
