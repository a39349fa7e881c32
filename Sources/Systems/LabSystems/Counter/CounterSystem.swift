import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A counter on a phone and on a desktop, glued with events (Mvce).
  public static let counter = System(
    name: "counter",
    summary: "a counter on a phone and a desktop, connected by events",
    origin: "Mvce",
    style: .mvce,
    promises: { [SteadyCountPromise(), OneStepPromise()] },
    screens: [
      ScreenKind("phone", "the counter on a phone"),
      ScreenKind("desktop", "the same counter on a desktop"),
      ScreenKind("apart", "a phone's counter with a model of its own"),
    ],
    outsideActions: CounterAssembly.outsideActions,
    searchDomain: SearchDomain(
      numbers: [2, 0],
      ownBound: SearchDomain.OwnBound("counts from -2 to 2") { world in
        world.screens.allSatisfy { _, screen in
          (-2...2).contains((screen as? CounterScreen)?.gluedModel?.count ?? 0)
        }
      }
    ),
    wirings: [
      wiring(
        "correct",
        .correct,
        "a view that is bound and sends events; a controller that answers them",
        "CorrectCounterView.swift"
      ) { Correct.CounterView(isDesktop: $0) },
      wiring(
        "bounded",
        .correct,
        "the same view and model; a controller that refuses to go below zero",
        "BoundedCounterView.swift"
      ) { Bounded.CounterView(isDesktop: $0) },
      wiring(
        "view-holds-model",
        .misused(breaking: .viewHoldsModel),
        "the view keeps the model that it is bound to, and changes it",
        "ViewHoldsModelCounterView.swift"
      ) { ViewHoldsModel.CounterView(isDesktop: $0) },
      wiring(
        "view-writes-label",
        .misused(breaking: .uiChangesUI),
        "the view writes the label, then sends the event",
        "ViewWritesLabelCounterView.swift"
      ) { ViewWritesLabel.CounterView(isDesktop: $0) },
      wiring(
        "logic-in-view",
        .misused(breaking: .uiChangesUI),
        "the view counts, and the controller is empty",
        "LogicInViewCounterView.swift"
      ) { LogicInView.CounterView(isDesktop: $0) },
      wiring(
        "target-not-kept",
        .misused(breaking: .lostLink),
        "no object keeps the target of the buttons",
        "TargetNotKeptCounterView.swift"
      ) { TargetNotKept.CounterView(isDesktop: $0) },
      wiring(
        "observation-dropped",
        .misused(breaking: .screenDisagreesWithModel),
        "the view drops the observation, and the disposer is empty",
        "ObservationDroppedCounterView.swift"
      ) { ObservationDropped.CounterView(isDesktop: $0) },
      wiring(
        "glue-on-appear",
        .misused(breaking: .boundAtWrongTime),
        "the screen is glued again each time it appears",
        "GlueOnAppearCounterView.swift"
      ) { GlueOnAppear.CounterView(isDesktop: $0) },
      wiring(
        "event-inside-bind",
        .misused(breaking: .nobodyHeard),
        "an event sent while binding, in the published library's order",
        "EventInsideBindCounterView.swift"
      ) { EventInsideBind.CounterView(isDesktop: $0) },
      wiring(
        "observer-sends-events",
        .misused(breaking: .eventFromObserver),
        "an observer answers each change of the model with an event",
        "ObserverSendsEventsCounterView.swift"
      ) { ObserverSendsEvents.CounterView(isDesktop: $0) },
      wiring(
        "controller-keeps-view",
        .misused(breaking: .leak),
        "a controller that keeps the view that keeps it",
        "ControllerKeepsViewCounterView.swift"
      ) { ControllerKeepsView.CounterView(isDesktop: $0) },
      wiring(
        "emitter-everywhere",
        .misused(breaking: OneStepPromise()),
        "one emitter for every line of every view and controller",
        "EmitterEverywhereCounterView.swift"
      ) { EmitterEverywhere.CounterView(isDesktop: $0) },
    ],
    firstSteps: ["tap ++", "open desktop", "tap --", "in first tap --"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    _ file: String,
    view: @escaping @Sendable (Bool) -> CounterScreen
  ) -> Wiring {
    let files = [file, "CounterController.swift", "CounterModel.swift", "ButtonAction.swift"]
    return Wiring(name, verdict, summary, files: files) {
      CounterAssembly(view, apart: { Correct.ApartCounterView() })
    }
  }
}

extension EventInsideBind.Listener: CounterLoop {}
