import HeadlessUI
import MVC

extension StandardNotification {
  /// What a cell posts.
  struct Tap: CustomStringConvertible {
    let action: FeedAction
    let model: NewsModel

    var description: String { "\(action.rawValue) '\(model.title)'" }
  }

  /// Hands a tap over by posting it.
  final class NewsCell: StandardCell {
    override func tapped(_ action: FeedAction) throws {
      guard let model else { return }
      post(.newsCellDidTap, Tap(action: action, model: model))
    }
  }

  /// The standard controller, which listens to each of its own cells.
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
