import MVC
import UIKitNames

// > tap Edit; dismiss

/// Counts the sheets that the user has pulled down.
final class SheetCount: UIAdaptivePresentationControllerDelegate {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    words.add("Dismissed")
  }
}

/// Gives its sheet a delegate that nobody keeps.
class GonePresentationDelegate: WordList {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      style: .plain,
      target: self,
      action: GonePresentationDelegate.edit
    )
  }

  private func edit() {
    let sheet = UIViewController()
    prepare(sheet)
    present(sheet, animated: true)
  }

  func prepare(_ sheet: UIViewController) {
    sheet.presentationController?.delegate = SheetCount(words)  // lost-link
  }
}
