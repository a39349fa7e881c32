import MVC
import UIKitNames

// > tap Add; tap Add

extension NotificationName where Payload == String {
  fileprivate static let newsCame: Self = "newsCame"
}

/// Keeps nothing, and posts what it is told.
final class NewsDesk: Model {
  func tell(_ news: String) { post(.newsCame, news) }
}

/// Paints below a notification of a model in which nothing has changed.
final class EmptyNews: UIViewController {
  private let desk = NewsDesk()
  private let label = UILabel(identifier: "news")
  private let button = UIButton("Add")
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: EmptyNews.add, for: .touchUpInside)
    observe(.newsCame, from: desk) { page, news in
      page.label.text = news.payload  // ui-changes-ui
    }
  }

  private func add() {
    count += 1
    desk.tell("\(count) news")
  }
}
