import HeadlessUI
import MVC

/// A screen that says how bright the lamp is, with its switch.
class LampController: ViewController {
  let lamp: Lamp
  let label = Label(identifier: "light")
  private var token: ObservationToken?

  init(_ lamp: Lamp) { self.lamp = lamp }

  override func loadView() {
    title = "Lamp"
    let button = Button("Turn")
    button.onTap(self) { $0.turned() }
    view.addSubview(label)
    view.addSubview(button)
  }

  override func viewDidLoad() {
    token = lamp.$light.observe(self, options: [.initial, .new]) { page, _ in
      page.lampDidChange()
    }
  }

  func turned() { lamp.turn() }

  func lampDidChange() { label.text = lamp.light.rawValue }
}

/// It shows what the user has done to the lamp, and not what others do.
final class DeafLampController: LampController {
  private var hasShown = false

  override func turned() {
    lamp.turn()
    super.lampDidChange()
  }

  override func lampDidChange() {
    if !hasShown { super.lampDidChange() }
    hasShown = true
  }
}
