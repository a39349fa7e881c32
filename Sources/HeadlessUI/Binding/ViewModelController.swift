import MVC

/// The controller of MVVM: it holds a view model and binds views to its state (seed 003).
///
///     final class DemoController: ViewModelController<TitleViewModel> {
///       override func bind(_ viewModel: TitleViewModel) -> [ObservationToken] {
///         [viewModel.bind(\.$title, to: label, at: \.text) { $0 ?? "" }]
///       }
///     }
///
/// It binds once, at the first appearance at which there is a view model, and again when another one
/// takes its place. It unbinds when the screen is left, by whichever door; one that is shown again after
/// that binds anew.
open class ViewModelController<ViewModel: Model>: ViewController {
  /// What the screen is bound to; setting it binds at once where the view is there.
  public var viewModel: ViewModel? {
    didSet { if hasAppeared, viewModel !== oldValue { rebind() } }
  }
  private var hasAppeared = false
  private var bindings: [ObservationToken] = []

  /// A screen that is bound when both it and its view model are there.
  public init(viewModel: ViewModel? = nil) { self.viewModel = viewModel }

  /// Binds the views to a view model; the bindings last as long as what is returned is kept.
  open func bind(_ viewModel: ViewModel) -> [ObservationToken] { [] }

  /// An override calls this one.
  override open func viewWillAppear() throws {
    guard !hasAppeared else { return }
    hasAppeared = true
    rebind()
  }

  /// An override calls this one.
  override open func didLeave() throws {
    hasAppeared = false
    unbind()
  }

  private func rebind() {
    unbind()
    if let viewModel { bindings = bind(viewModel) }
  }

  private func unbind() {
    for binding in bindings { binding.end() }
    bindings = []
  }
}
