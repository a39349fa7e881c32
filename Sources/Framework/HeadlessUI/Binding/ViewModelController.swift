import MVC

/// The controller of MVVM: it holds a view model and binds views to its state.
///
///     final class DemoController: ViewModelController<TitleViewModel> {
///       override func bind(_ viewModel: TitleViewModel) -> [ObservationToken] {
///         [viewModel.bind(\.$title, to: label, at: \.text) { $0 ?? "" }]
///       }
///     }
///
/// It binds once, as soon as the screen has appeared and there is a view model, and again when the
/// view model is replaced. It unbinds when the user or the program leaves the screen, in whichever
/// way, and binds again if the screen is shown again.
open class ViewModelController<ViewModel: Model>: ViewController {
  /// The view model; setting it binds at once if the screen has appeared.
  public var viewModel: ViewModel? {
    didSet { if hasAppeared, viewModel !== oldValue { rebind() } }
  }
  private var hasAppeared = false
  private var bindings: [ObservationToken] = []

  /// Makes a screen, with or without its view model.
  public init(viewModel: ViewModel? = nil) { self.viewModel = viewModel }

  /// Binds the views to a view model and returns the tokens that keep the bindings alive.
  open func bind(_ viewModel: ViewModel) -> [ObservationToken] { [] }

  /// Binds at the first appearance; an override must call `super`.
  override open func viewWillAppear() throws {
    guard !hasAppeared else { return }
    hasAppeared = true
    rebind()
  }

  /// Unbinds; an override must call `super`.
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
