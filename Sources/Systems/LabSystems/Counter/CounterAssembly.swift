import HeadlessUI
import MVC
import MVCLab

/// The objects of a running wiring of `counter`: it makes the screens, and knows what they should show.
final class CounterAssembly: Assembly {
  private let makeView: (_ isDesktop: Bool) -> CounterScreen
  private let makeApart: (() -> CounterScreen)?

  /// `apart` makes the screen with a model of its own, if there is such a screen.
  init(
    _ makeView: @escaping (_ isDesktop: Bool) -> CounterScreen,
    apart makeApart: (() -> CounterScreen)? = nil
  ) {
    (self.makeView, self.makeApart) = (makeView, makeApart)
  }

  func makeScreen(_ kind: String) -> ViewController {
    if kind == "apart", let makeApart { return makeApart() }
    return makeView(kind == "desktop")
  }

  func truth(of controller: ViewController) -> Truth? {
    guard let screen = controller as? CounterScreen, let model = screen.gluedModel else {
      return nil
    }
    return Truth(screen.hasOwnModel ? "apart \(screen.participant.index)" : "counter") {
      Text("count", "\(model.count)")
    }
  }

  static let outsideActions = [
    OutsideAction("set", usage: "NUMBER", "changes the shared count")
  ]

  func outside(_ action: String, _ arguments: [String]) throws -> Bool {
    var arguments = OutsideArguments(arguments, of: action, in: CounterAssembly.outsideActions)
    let count = try arguments.integer()
    guard let model = CounterModel.known else { return false }
    model.$count.set(count)
    return true
  }
}

extension CounterModel {
  /// The shared model, if the wiring has ever used it.
  fileprivate static var known: CounterModel? {
    Runtime.current?.allSingletons.lazy.compactMap { $0 as? CounterModel }.first
  }
}

extension CounterScreen {
  /// The model that this screen is glued to, by the library or by a wiring's own `glue`.
  var gluedModel: CounterModel? {
    if let view = self as? any Mvce.View<CounterModel, CounterEvent>,
      let model = Mvce.model(of: view)
    {
      return model
    }
    return (kept(as: "loop") as? any CounterLoop)?.model
  }
}

/// What a wiring's own `glue` lets a view keep: the model, and the way of the events to it.
protocol CounterLoop: AnyObject {
  var model: CounterModel { get }
}
