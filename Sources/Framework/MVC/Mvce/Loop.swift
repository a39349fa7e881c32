/// The object that a glued view owns: it receives the view's events and passes them to the
/// controller.
///
/// The flow shows it by the controller's name, because a controller may be a value.
final class Loop<Model: MVC.Model, Event>: Controller {
  let emitter = EventEmitter<Event>()
  private(set) var model: Model?
  /// Ends the view's bindings.
  var disposer: Disposer?
  private let name: String
  /// The controller if it is an object, which `update` keeps, where reflection sees it.
  private var controller: AnyObject?
  private var update: ((Model, Event, EventEmitter<Event>) throws -> Void)?
  private var observation: ObservationToken?

  init<Decider: Mvce.Controller>(
    model: Model,
    controller: Decider
  ) where Decider.Model == Model, Decider.Event == Event {
    self.model = model
    if Decider.self is AnyClass { self.controller = controller as AnyObject }
    name = "\(Decider.self)"
    update = { try controller.update(model: $0, for: $1, eventEmitter: $2) }
    super.init()
    observation = emitter.observe(self) { loop, event in
      if let model = loop.model { try loop.update?(model, event, loop.emitter) }
    }
  }

  override var flowName: String { name }
  override package var typeName: String { name }

  deinit {
    observation = nil
    (model, controller, update) = (nil, nil, nil)
    disposer?.dispose()
  }
}
