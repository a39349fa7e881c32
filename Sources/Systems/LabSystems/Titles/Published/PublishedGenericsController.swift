import HeadlessUI
import MVC

extension Published {
  /// Marks the view models that are bound; a view model that does not adopt it is not.
  protocol ViewModelProtocol: Model {
    func unobserveAll()
  }

  /// The base controller as published: it counts as bound after the first appearance, even if nothing
  /// was bound, and unbinds only after a pop.
  class GenericsController<ViewModel: Model>: ViewController {
    var viewModel: ViewModel?
    private var isAlreadyBound = false
    private var isCalledPop = false

    init(viewModel: ViewModel?) { self.viewModel = viewModel }

    /// Binds the views to a view model.
    func bind(_ viewModel: ViewModel) {}

    override func viewWillAppear() throws {
      guard !isAlreadyBound else { return }
      if let viewModel, viewModel is any ViewModelProtocol { bind(viewModel) }
      isAlreadyBound = true
    }

    override func willPop() { isCalledPop = true }

    override func viewDidDisappear() {
      if isCalledPop { (viewModel as? any ViewModelProtocol)?.unobserveAll() }
    }
  }
}
