/// Mvce: a model, a view and a controller that do not know each other and are connected by events.
///
///     override func viewDidLoad() {
///       Mvce.glue(model: CounterModel(), view: self, controller: CounterController())
///     }
///
/// The view owns the loop, and the loop owns the observer of its events, the model and the
/// controller. They are deallocated with the view, and then the disposer runs that `bind(model:)`
/// returned.
public enum Mvce {
  /// Shows a model that it does not own, and sends events to observers that it does not know.
  ///
  /// In Mvce, a screen is a view.
  public protocol View<Model, Event>: Component {
    /// The model that it shows.
    associatedtype Model: MVC.Model
    /// What the user can do in it.
    associatedtype Event

    /// Binds the view to the model, and returns a disposer that ends the bindings.
    func bind(model: Model) -> Disposer
    /// Sends the user's acts as events; the view must keep the objects that send them.
    func bind(eventEmitter: EventEmitter<Event>)
  }

  /// Changes the model for each event; it may be a value.
  public protocol Controller<Model, Event> {
    /// The model that it changes.
    associatedtype Model: MVC.Model
    /// The events that it understands.
    associatedtype Event

    /// Changes `model` for one event, and may send more events, which are delivered at once.
    ///
    /// What it throws ends the world, as a crash of the app would.
    func update(model: Model, for event: Event, eventEmitter: EventEmitter<Event>) throws
  }
}

extension Mvce {
  /// Connects a model, a view and a controller.
  ///
  /// Events that the view sends while it binds are received too. If the view was glued before, its
  /// first loop is disposed of after the second has bound.
  public static func glue<Screen: View, Decider: Controller>(
    model: Screen.Model,
    view: Screen,
    controller: Decider
  ) where Decider.Model == Screen.Model, Decider.Event == Screen.Event {
    let loop = Loop(model: model, controller: controller)
    loop.disposer = view.bind(model: model)
    view.bind(eventEmitter: loop.emitter)
    view.keep(loop, as: loopKey)
  }

  /// Returns the model that a view is glued to; nil if it is not.
  public static func model<Screen: View>(of view: Screen) -> Screen.Model? {
    (view.kept(as: loopKey) as? Loop<Screen.Model, Screen.Event>)?.model
  }

  private static let loopKey = "Mvce.loop"
}
