import HeadlessUI
import MVC
import MVCLab
import UIKitNames

// near: screen-disagrees-with-model, ui-changes-ui
// > tap Read; tap Inbox; outside change

extension NotificationName where Payload == Void {
  static let mailboxDidChange: Self = "mailboxDidChange"
}

/// Letters that the user has or has not read; it posts after a change.
class Mailbox: Model, ChangedElsewhere {
  private(set) var unread = 3

  func readAll() { setUnread(0) }
  func changeElsewhere() { setUnread(unread + 1) }

  private func setUnread(_ count: Int) {
    unread = count
    note()
  }

  func note() { post(.mailboxDidChange, ()) }
}

/// Shows the number of unread letters in its badge.
class UnreadBadge: UIViewController {
  let mailbox: Mailbox
  private let button = UIButton("Read")

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init()
    title = "Inbox"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: UnreadBadge.read, for: .touchUpInside)
    showUnread()
    observe(.mailboxDidChange, from: mailbox) { inbox, _ in inbox.showUnread() }
  }

  func read() { mailbox.readAll() }

  private func showUnread() { tabBarItem.badgeValue = badge }

  private var badge: String? { mailbox.unread == 0 ? nil : "\(mailbox.unread)" }

  /// What the tab of the inbox must show.
  static func truth(of screen: ViewController, _ mailbox: Mailbox) -> Truth? {
    guard let inbox = screen as? UnreadBadge else { return nil }
    return Truth("inbox") {
      Truth.Badge("Inbox", inbox.badge)
      Truth.SelectedTab("Inbox")
    }
  }
}
