import HeadlessUI
import MVC

extension LateViewModel {
  /// The published controller, which is given its view model when it is on the screen already.
  final class DemoController: Published.DemoController {
    private let coming: Published.TitleViewModel

    init(coming: Published.TitleViewModel) {
      self.coming = coming
      super.init(viewModel: nil)
    }

    override func viewDidAppear() { viewModel = coming }
  }
}
