import MVC
import UIKitNames

protocol MessageCellDelegate: AnyObject {
  func messageCellDidTapAgain(_ id: String)
}

extension Correct {
  /// The row of a message, with a button to send it again if that has failed.
  final class MessageCell: UITableViewCell {
    private let againButton = UIButton("Try again")
    private var id = ""
    @Delegate var delegate: (any MessageCellDelegate)?

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      addSubview(againButton)
      againButton.addTarget(self, action: MessageCell.againTapped, for: .touchUpInside)
    }

    func show(_ message: Message) {
      id = message.id
      textLabel?.text = message.line
      againButton.isHidden = message.delivery != .failed
    }

    private func againTapped() { $delegate { $0.messageCellDidTapAgain(id) } }
  }
}
