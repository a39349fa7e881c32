import MVC
import UIKitNames

/// A row with a field, which tells by a closure what was entered when the user has pressed Return.
///
/// It keeps its text when it is reused: the programs here differ in who sets it for the next row.
class AnswerCell: UITableViewCell, UITextFieldDelegate {
  let field = UITextField()
  var onEnter: (String) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.placeholder = "Answer"
    field.delegate = self
    addSubview(field)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { onEnter(textField.text ?? "") }
}

/// What the user has answered to forty questions.
class AnswerBook: Model {
  @Observed private(set) var answers = Array(repeating: "", count: 40)

  func answer(_ text: String, at row: Int) { $answers.replace(at: row, with: text) }
}
