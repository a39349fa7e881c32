import LabSystems
import MVCLab

extension [WiringDifference] {
  static let counter: Self = [
    WiringDifference(
      .counter,
      "bounded",
      """
      CounterView inherits
        ~ viewDidLoad()
          - Mvce.glue(model: CounterModel.shared, view: self, controller: CounterController())
          + Mvce.glue(model: CounterModel.shared, view: self, controller: BoundedCounterController())
      """
    ),
    WiringDifference(
      .counter,
      "view-holds-model",
      """
      CounterView
        + model  +1
        ~ viewDidLoad()  -1 +3
        ~ bind(model:)  -1 +2
        ~ bind(eventEmitter:)  -6 +1
        + add(_:)  +3
      """
    ),
    WiringDifference(
      .counter,
      "view-writes-label",
      """
      CounterView
        + emitter  +1
        ~ viewDidLoad()  -1 +3
        ~ bind(eventEmitter:)  -6 +1
        + tapped(_:_:)  +4
      """
    ),
    WiringDifference(
      .counter,
      "logic-in-view",
      """
      + EmptyController  +6
      CounterView
        + count  +1
        + emitter  +1
        ~ viewDidLoad()  -1 +3
        ~ bind(eventEmitter:)  -6 +1
        + tapped(_:_:)  +5
      """
    ),
    WiringDifference(
      .counter,
      "target-not-kept",
      """
      CounterView
        ~ bind(eventEmitter:)
          - keep(action, as: "action")
      """
    ),
    WiringDifference(
      .counter,
      "observation-dropped",
      """
      CounterView
        ~ bind(model:)  -1 +2
      """
    ),
    WiringDifference(
      .counter,
      "glue-on-appear",
      """
      CounterView
        + viewWillAppear()  +3
        - viewDidLoad()  -3
      """
    ),
    WiringDifference(
      .counter,
      "event-inside-bind",
      """
      + EventInsideBind  +13
      + Listener  +16
      CounterView
        ~ viewDidLoad()
          - Mvce.glue(model: CounterModel.shared, view: self, controller: CounterController())
          + glue(model: CounterModel.shared, view: self, controller: CounterController())
        ~ bind(eventEmitter:)
          + eventEmitter(.increment)
      """
    ),
    WiringDifference(
      .counter,
      "observer-sends-events",
      """
      CounterView
        + emitter  +1
        + isBound  +1
        ~ viewDidLoad()
          + isBound = true
        ~ bind(model:)  -1 +6
        ~ bind(eventEmitter:)
          + emitter = eventEmitter
      """
    ),
    WiringDifference(
      .counter,
      "controller-keeps-view",
      """
      + ViewKeepingController  +10
      CounterView inherits
        ~ viewDidLoad()  -1 +5
      """
    ),
    WiringDifference(
      .counter,
      "emitter-everywhere",
      """
      + Events  +3
      CounterView
        + events  +1
        ~ bind(eventEmitter:)  -4 +3
      """
    ),
  ]
}
