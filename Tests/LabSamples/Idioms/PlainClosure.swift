import UIKitNames

/// A view model that knows no lab, and calls one closure.
final class TallyModel {
  var onChange: (() -> Void)?
  private(set) var count = 0 { didSet { onChange?() } }

  func add() { count += 1 }
}

/// A screen that paints where the closure of its view model calls it, by assignments of which the flow knows no line.
final class TallyController: UIViewController {
  private let model = TallyModel()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add,
      target: self,
      action: TallyController.add
    )
    view.addSubview(label)
    model.onChange = { [weak self] in self?.showCount() }
    showCount()
  }

  private func add() { model.add() }

  private func showCount() { label.text = "\(model.count)" }
}
