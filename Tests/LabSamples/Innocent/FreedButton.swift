import MVC
import UIKitNames

// in: guilty
// near: diverges, stuck
// > tap Load; server fail; tap Load; server ok

/// Is busy until the server has answered.
class BusyModel: Model {
  @Observed var isBusy = false

  func load() {
    isBusy = true
    server?.send(Request("load"), then: Block(self) { $0.finish($1) })
  }

  func finish(_ response: Response) { isBusy = false }
}

/// Turns its button off while the model is busy.
class FreedButton: UIViewController {
  private let model: BusyModel
  private let button = UIButton("Load")
  private var token: ObservationToken?

  init(_ model: BusyModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: FreedButton.load, for: .touchUpInside)
    token = model.$isBusy.observe(self) { page, _ in page.button.isEnabled = !page.model.isBusy }
  }

  private func load() { model.load() }
}
