import HeadlessUI
import MVC

/// A thing on a screen that a truth is about.
struct TrueThing: Hashable, Sendable {
  let screen: Participant
  /// What it is, as the truth names it.
  let key: String
}

/// When a thing last showed what its model says.
struct Agreement: Sendable {
  /// What it showed.
  let shown: ShownThing
  /// The number of hops before.
  let hops: Int
}

extension Evidence {
  /// The things on the screens that show what their model says.
  var agreements: [TrueThing: Agreement] {
    var found: [TrueThing: Agreement] = [:]
    for screen in screens {
      for thing in screen.things where thing.difference == nil {
        found[TrueThing(screen: screen.participant, key: thing.key)] =
          Agreement(shown: thing.shown, hops: step.upperBound)
      }
    }
    return found
  }

  /// The things that the user sets and that show something else than their model says, with what they showed when they last
  /// agreed.
  var unsettled: [TrueThing: ShownThing] {
    var found: [TrueThing: ShownThing] = [:]
    for screen in screens {
      for thing in screen.things where thing.isSetByUser && thing.difference != nil {
        let key = TrueThing(screen: screen.participant, key: thing.key)
        found[key] = agreed[key]?.shown
      }
    }
    return found
  }

  /// Whether a control shows again what it showed when it last agreed with its model, which still says so.
  ///
  /// A switch that asks before it changes the model is set back if the user says no.
  func isSetBack(_ control: Participant) -> Bool {
    guard component(control) is ValueControl else { return false }
    return screens.contains { screen in
      screen.things.contains { thing in
        thing.isSetByUser && thing.difference == nil
          && agreed[TrueThing(screen: screen.participant, key: thing.key)]?.shown == thing.shown
          && screen.elements(of: thing).contains { $0.participant == control }
      }
    }
  }

  /// The line that painted a thing last, if what it shows now is no longer what it showed when it agreed with its model.
  ///
  /// Nil if the screen has missed a change of the model: the line that should have told it may not exist. Nil also if the
  /// model has called the code that painted, because the mistake may be in what the model said.
  func line(of thing: ScreenSnapshot.Thing, on screen: ScreenSnapshot) -> SourceLine? {
    let agreement = agreed[TrueThing(screen: screen.participant, key: thing.key)]
    guard thing.shown != agreement?.shown else { return nil }
    let elements = Set(screen.elements(of: thing).map(\.participant))
    let hops = hops
    let paint = ((agreement?.hops ?? step.lowerBound)..<hops.count).last {
      hops[$0].kind == .render && isPaint($0, of: elements)
    }
    guard let paint, !causes(of: paint).contains(where: { isModelNotification($0.hop) }) else {
      return nil
    }
    if let order = controllersCall(to: hops[paint].caller, before: paint) { return site(of: order) }
    return author(of: paint).site
  }

  /// Whether a hop paints one of these elements, or a part of it.
  private func isPaint(_ index: Int, of elements: Set<Participant>) -> Bool {
    if elements.contains(hops[index].callee) { return true }
    guard let painted = component(hops[index].callee) as? Element else { return false }
    return sequence(first: painted) { $0.superview }.contains { elements.contains($0.participant) }
  }
}
