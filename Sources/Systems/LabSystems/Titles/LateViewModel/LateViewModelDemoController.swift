import HeadlessUI
import MVC

extension LateViewModel {
  /// The published controller, which gets its view model after it has appeared.
  final class DemoController: Published.DemoController {
    private let coming: Published.TitleViewModel

    init(coming: Published.TitleViewModel, titles: TitleView) {
      self.coming = coming
      super.init(viewModel: nil, titles: titles)
    }

    override func viewDidAppear() { viewModel = coming }
  }
}
