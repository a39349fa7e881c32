import MVC
import UIKitNames

protocol ConversationCellDelegate: AnyObject {
  func conversationCellDidTapStar(_ id: Int)
}

extension Correct {
  /// The row of a conversation: a picture, the person, the last line, and a star.
  class ConversationCell: UITableViewCell {
    let starButton = UIButton()
    private(set) var id = 0
    @Delegate var delegate: (any ConversationCellDelegate)?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      starButton.accessibilityIdentifier = "star"
      addSubview(starButton)
      starButton.addTarget(self, action: ConversationCell.starTapped, for: .touchUpInside)
    }

    func starTapped() { $delegate { $0.conversationCellDidTapStar(id) } }

    func show(_ conversation: Conversation) {
      id = conversation.id
      textLabel?.text = conversation.title
      detailTextLabel?.text = conversation.lastLine
      starButton.setTitle(conversation.isStarred ? "★" : "☆", for: .normal)
      starButton.isEnabled = !conversation.isWaiting
    }

    func showPicture(_ name: String?) { imageView?.image = name.flatMap(UIImage.init(named:)) }

    override var readout: String { super.readout + (starButton.currentTitle == "★" ? ", ★" : "") }
  }
}
