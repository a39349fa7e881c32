/// Mvce: a model, a view and a controller that do not know each other, held together by events (seed 002).
///
///     override func viewDidLoad() {
///       Mvce.glue(model: CounterModel(), view: self, controller: CounterController())
///     }
///
/// The view owns the loop, and the loop owns the observer of its events, the model and the controller.
/// When the view goes, so do they, and then the disposer runs that `bind(model:)` returned.
public enum Mvce {
  /// Shows a model without keeping it, and sends events without knowing who hears them.
  ///
  /// A screen is a view in Mvce's eyes.
  public protocol View<Model, Event>: Component {
    associatedtype Model: MVC.Model
    associatedtype Event

    /// Binds what is shown to the model; what is returned ends the bindings.
    func bind(model: Model) -> Disposer
    /// Sends what a person does as events; whatever sends them must be kept.
    func bind(eventEmitter: EventEmitter<Event>)
  }

  /// Changes the model for each event.
  ///
  /// It may be a value: it has nothing to keep.
  public protocol Controller<Model, Event> {
    associatedtype Model: MVC.Model
    associatedtype Event

    func update(model: Model, for event: Event, eventEmitter: EventEmitter<Event>) throws
  }
}

extension Mvce {
  /// Puts the three together.
  ///
  /// Events are heard from the moment the emitter is handed out, also those sent while binding. Gluing
  /// a view again disposes of the first loop after the second has bound.
  public static func glue<ScreenSnapshot: View, Decider: Controller>(
    model: ScreenSnapshot.Model,
    view: ScreenSnapshot,
    controller: Decider
  ) where Decider.Model == ScreenSnapshot.Model, Decider.Event == ScreenSnapshot.Event {
    let loop = Loop(model: model, controller: controller)
    loop.disposer = view.bind(model: model)
    view.bind(eventEmitter: loop.emitter)
    view.keep(loop, as: loopKey)
  }

  /// The model that a view is glued to, if it is.
  public static func model<ScreenSnapshot: View>(of view: ScreenSnapshot) -> ScreenSnapshot.Model? {
    (view.kept(as: loopKey) as? Loop<ScreenSnapshot.Model, ScreenSnapshot.Event>)?.model
  }

  private static let loopKey = "Mvce.loop"
}
