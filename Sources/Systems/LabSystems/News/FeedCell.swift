import HeadlessUI
import MVC

/// The actions of the user on an article.
enum FeedAction: String {
  case follow
  case like
  case share
  case discuss
  case delete
}

/// The cell of every wiring: the article's texts, and its buttons.
class FeedCell: Cell {
  let titleLabel = Label(identifier: "title")
  let summaryLabel = Label(identifier: "summary")
  let imagesLabel = Label(identifier: "images")
  let followButton = Button("Follow", identifier: "follow")
  let deleteButton = Button("x", identifier: "delete")
  let likeButton = Button("Like", identifier: "like")
  let shareButton = Button("Share", identifier: "share")
  let discussButton = Button("Discuss", identifier: "discuss")

  init() {
    super.init(identifier: "")
    for label in [titleLabel, summaryLabel, imagesLabel] { addSubview(label) }
    let buttons: [(Button, FeedAction)] = [
      (followButton, .follow), (deleteButton, .delete), (likeButton, .like),
      (shareButton, .share), (discussButton, .discuss),
    ]
    for (button, action) in buttons {
      addSubview(button)
      button.onTap(self) { try $0.tapped(action) }
    }
  }

  /// Called when the user taps one of the buttons.
  func tapped(_ action: FeedAction) throws {}

  func paint(_ display: FeedDisplay) {
    titleLabel.text = display.title
    summaryLabel.text = display.summary
    imagesLabel.text = display.images
    followButton.title = display.follow
    likeButton.title = display.like
    shareButton.title = display.share
    discussButton.title = display.discuss
    for button in [followButton, likeButton, shareButton, discussButton] {
      button.isEnabled = display.isEnabled
    }
  }

  override var readout: String {
    [titleLabel.text, followButton.title, likeButton.title, shareButton.title, discussButton.title]
      .joined(separator: ", ")
  }

  override func lines(width: Int) -> [String] {
    FeedLines(
      title: titleLabel.text,
      corner: [followButton, deleteButton].compactMap(\.inlineText),
      middle: [summaryLabel.text, imagesLabel.text],
      foot: [likeButton, shareButton, discussButton].compactMap(\.inlineText)
    ).lines(width: width)
  }
}
