import HeadlessUI
import MVC
import UIKitNames

/// The form of one meal: pushed for one that there is, presented for a new one.
final class MealFormController: UIViewController, UITextFieldDelegate {
  /// Called with the meal that the user saves.
  var onSave: Block<Meal>?
  private let nameField: UITextField
  private let stars = StarsView()
  private let oldRating: Int
  private let saveButton = UIBarButtonItem("Save")
  private let cancelButton = UIBarButtonItem("Cancel")
  /// Whether the user is typing the name.
  @ViewState private var isTyping = false

  /// Makes the form of a meal; nil stands for a new one.
  init(_ meal: Meal?) {
    nameField = UITextField("Name", text: meal?.name ?? "")
    oldRating = meal?.rating ?? 0
    super.init()
  }

  override func loadView() {
    view.addSubview(nameField)
    view.addSubview(stars)
    navigationItem.leftBarButtonItem = cancelButton
    navigationItem.rightBarButtonItem = saveButton
    cancelButton.onTap(self) { $0.cancel() }
    saveButton.onTap(self) { $0.save() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.delegate = self
    stars.rating = oldRating
    showName()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    isTyping = true
    showName()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    isTyping = false
    showName()
  }

  private func showName() {
    let name = nameField.text
    title = name.isEmpty ? "New meal" : name
    saveButton.isEnabled = !isTyping && !name.isEmpty
  }

  private func save() {
    guard let meal = Meal(nameField.text, rating: stars.rating) else { return }
    onSave?(meal, from: self)
    cancel()
  }

  private func cancel() {
    if presentingViewController != nil {
      dismiss(animated: true)
    } else {
      navigationController?.popViewController(animated: true)
    }
  }
}
