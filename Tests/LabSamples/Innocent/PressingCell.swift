import MVC
import UIKitNames

// near: view-changes-model, model-in-controller
// > tap Press row 1

/// Changes a value of its own, and calls a closure; it has never heard of the store.
final class PressingCell: LampCell {
  var onPress: () -> Void = {}
  private var isPressed = false

  override func pressed() {
    isPressed.toggle()
    onPress()
  }
}

final class PressingList: LampList {
  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = PressingCell()
    cell.onPress = { [store] in store.toggle(row) }
    return cell
  }
}
