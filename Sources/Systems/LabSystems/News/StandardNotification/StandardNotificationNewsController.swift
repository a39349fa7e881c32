import HeadlessUI
import MVC

extension StandardNotification {
  /// The content of a cell's notification.
  struct Tap: CustomStringConvertible {
    let action: FeedAction
    let model: NewsModel

    var description: String { "\(action.rawValue) '\(model.title)'" }
  }

  /// Posts a notification for a tap.
  final class NewsCell: StandardCell {
    override func tapped(_ action: FeedAction) throws {
      guard let model else { return }
      post(.newsCellDidTap, Tap(action: action, model: model))
    }
  }

  /// The standard controller, which listens to each of its cells.
  final class NewsController: Standard.NewsController {
    override func makeCell() -> StandardCell {
      table.dequeueCell {
        let cell = StandardNotification.NewsCell()
        observe(.newsCellDidTap, from: cell) {
          try $0.didTapNewsCell($1.payload.action, $1.payload.model)
        }
        return cell
      }
    }
  }
}

extension NotificationName where Payload == StandardNotification.Tap {
  static var newsCellDidTap: Self { "newsCellDidTap" }
}
