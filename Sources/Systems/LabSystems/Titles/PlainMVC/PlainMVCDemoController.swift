import HeadlessUI
import MVC

extension PlainMVC {
  /// Observes the model that the other wirings call a view model, and writes the label itself.
  final class DemoController: ViewController, TitleScreen {
    private let titles: TitleView
    private var model: TitleViewModel { didSet { observeModel() } }
    private var observation: ObservationToken?
    var titleModel: (any TitleModel)? { model }

    init(model: TitleViewModel, titles: TitleView) { (self.model, self.titles) = (model, titles) }

    override func loadView() { layOut(titles) }

    override func viewDidLoad() {
      titles.changeButton.onTap(self) { $0.model.changeTitle() }
      titles.clearButton.onTap(self) { $0.model.clear() }
      titles.newButton.onTap(self) { $0.model = TitleViewModel() }
      titles.onTyping(self) { $0.model.choose($1) }
      observeModel()
    }

    private func observeModel() {
      observation = model.$title.observe(self, options: [.initial, .new]) { controller, event in
        controller.show(event.new ?? nil)
      }
    }

    private func show(_ title: Title?) {
      for label in titles.labels { label.text = title?.text ?? "" }
    }
  }
}
