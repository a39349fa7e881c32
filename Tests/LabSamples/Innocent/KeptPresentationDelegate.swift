import UIKitNames

// near: lost-link
// > tap Edit; dismiss; tap Edit; dismiss

/// Keeps the delegate of its sheet, and takes it away before the second one.
final class KeptPresentationDelegate: GonePresentationDelegate {
  private var count: SheetCount?

  override func prepare(_ sheet: UIViewController) {
    let isFirst = count == nil
    count = isFirst ? SheetCount(words) : nil
    sheet.presentationController?.delegate = count
  }
}
