import HeadlessUI
import MVC

extension Law {
  /// Broken by a paint of a controller or view that a user's action or an answer of the server causes,
  /// with no notification of a model in between.
  ///
  /// To present or push a screen is no paint, and what is set before a user can see it is part of making
  /// it. A screen that paints itself while it loads or appears, and a cell that the table asked for, break nothing; nor
  /// does a paint after a change of the painter's own `@ViewState`, a control or label that changes while the user types
  /// in a field or moves a slider, a control that changes with another one's value, a table that is filtered by a
  /// `SearchField` or a `SegmentedControl`, a field that is emptied, a spinner, the buttons of a bar, or the controls with
  /// which the user edits a table, which show no content, and rows that come and go with them.
  public static let uiChangesUI = Law(
    "ui-changes-ui",
    sentence: "a tap or an answer may change the screen only by changing the model",
    reason: """
      Other screens never learn of a change that one handler paints directly, and nothing undoes it if \
      the server rejects the request. If screens repaint only when the model notifies them, all of \
      them stay correct.
      """,
    origin: "RightMVC"
  ) { evidence in
    var occasions = Occasions(evidence)
    lazy var debuts = evidence.debuts
    let firstChange = evidence.hops(.change).first { evidence.role($0.hop.callee) == .model }?.index
    return evidence.hops(.render).compactMap { index, render in
      guard let occasion = occasions.withoutModel(from: render.cause, painter: render.caller),
        evidence.isContent(render)
      else { return nil }
      let painter = evidence.author(of: index)
      // What a closure outside of all screens paints is the doing of the screen that it was given to.
      let author = painter.participant == .nobody ? painter.acting : painter.participant
      guard [.controller, .view].contains(evidence.role(author)) else { return nil }
      let order = evidence.controllersCall(to: render.caller, before: index)
      let culprit = order.map { evidence.hops[$0].caller } ?? author
      let isAfterChange = firstChange ?? .max < index
      guard !painter.isCalledByModel,
        !evidence.showsViewState(index, of: author),
        !evidence.showsEditing(index),
        isAfterChange || !evidence.isValidation(render, in: occasion),
        !evidence.isUnseen(index, debuts)
      else { return nil }
      let cause = String.noun(of: occasion.userEvent)
      return Breach(
        "\(evidence.name(culprit)) \(render.name) in response to \(cause)"
          + .about(aChangeBefore: isAfterChange, or: evidence.plainModel(of: culprit)),
        by: culprit,
        hop: index,
        site: order.map(evidence.site(of:)) ?? painter.site
      )
    }
  }
}

extension Evidence {
  /// The call by which a controller had a view show something, if that led to the hop at `index`: the
  /// view did what its contract says.
  fileprivate func controllersCall(to view: Participant, before index: Int) -> Int? {
    guard let call = causes(of: index).first(where: { !$0.hop.kind.isPainting }),
      call.hop.kind == .contract, call.hop.callee == view, role(call.hop.caller) == .controller
    else { return nil }
    return call.index
  }
}

extension Evidence {
  /// Whether the painter changed its own view state before it painted, in the same call.
  fileprivate func showsViewState(_ index: Int, of painter: Participant) -> Bool {
    let call = hops[index].cause
    guard call >= 0 else { return false }
    return hops[call..<index].contains { hop in
      guard hop.kind == .change, hop.cause == call else { return false }
      // A screen that has left since then is no component any more, but it is the same participant.
      if hop.callee == painter { return true }
      guard let owner = component(hop.callee), let painter = component(painter) else {
        return false
      }
      return type(of: owner) == type(of: painter)
    }
  }

  /// Whether a table changes with the controls that edit it, in the same call: a row 'Add' comes and goes with them.
  fileprivate func showsEditing(_ index: Int) -> Bool {
    let paint = hops[index]
    guard paint.cause >= 0, component(paint.callee) is TableView else { return false }
    return hops[paint.cause...].contains { hop in
      hop.cause == paint.cause && hop.kind == .render && hop.caller == paint.caller
        && component(hop.callee) is EditingControls
    }
  }

  /// Whether a form checks or shows what the user enters, or a list is filtered by it: a control or a label changes
  /// while the user types in a field or moves a slider, a control with another one's value, or a table with a search
  /// field or a choice of segments.
  fileprivate func isValidation(_ render: Hop, in occasion: Hop) -> Bool {
    let painted = component(render.callee)
    let source = component(occasion.callee)
    if painted is TableView,
      source is SegmentedControl || (source as? Element)?.searchField != nil
    {
      return true
    }
    if case .type = occasion.userEvent { return painted is Control || painted is Label }
    if source is Slider, painted is Label { return true }
    return source is ValueControl && !(source is TextControl) && painted is Control
  }

  /// Whether it shows content: not a spinner, an empty field, the controls that edit a table, or the buttons of a bar.
  fileprivate func isContent(_ render: Hop) -> Bool {
    switch component(render.callee) {
    case is ActivityIndicatorView, is RefreshControl, is EditingControls, is NavigationBar: false
    case let bar as ProgressView: bar.progress != nil
    case let field as TextControl: !field.text.isEmpty
    default: true
    }
  }
}

extension Evidence {
  /// The screens that loaded in this step, each with the hop from which on a user sees it: its first appearance.
  fileprivate var debuts: [Participant: Int] {
    let appearances = hops(.lifecycle(.viewWillAppear))
    return Dictionary(
      hops(.lifecycle(.loadView)).map { load in
        let seen = appearances.first { $0.hop.callee == load.hop.callee && $0.index > load.index }
        return (load.hop.callee, seen?.index ?? .max)
      }
    ) { $1 }
  }

  /// Whether the paint belongs to something that no user saw then: a view of no screen, one of a screen that had not
  /// appeared, or one of an alert that was presented later.
  fileprivate func isUnseen(_ index: Int, _ debuts: [Participant: Int]) -> Bool {
    guard let view = component(hops[index].callee) as? Element else { return false }
    guard let screen = view.screen else { return true }
    if !screen.isLoaded || debuts[screen.participant].map({ $0 > index }) == true { return true }
    guard let alert = screen.alert,
      ([alert.fields, alert.actions] as [[Control]]).joined().contains(where: { $0 === view })
    else { return false }
    return hops(.navigate).contains { $0.index > index && $0.hop.callee == screen.participant }
  }

  /// The class of a plain object of the app that a component holds: it may be a model that the lab
  /// can't hear.
  fileprivate func plainModel(of holder: Participant) -> String? {
    guard let holder = component(holder) else { return nil }
    let module = moduleName(of: type(of: holder))
    return storedProperties.slots(of: holder)
      .filter { $0.holdings.contains(.objects) }
      .compactMap { $0.value(in: holder).map { type(of: $0) } }
      .first { $0 is AnyClass && !($0 is Component.Type) && moduleName(of: $0) == module }
      .map(sourceName)
  }
}

extension Hop.Kind {
  /// Whether it is part of a paint: the paint itself, or what a table asks while it is painted.
  fileprivate var isPainting: Bool {
    switch self {
    case .render, .dataSource: true
    case .userEvent, .outside, .answer, .timer, .turn, .targetAction, .delegate, .contract, .block,
      .notification, .observation, .event, .lifecycle, .post, .change, .request, .navigate, .bind:
      false
    }
  }
}

/// The user's action or the answer that caused a hop; each hop is examined once, however many it caused.
private struct Occasions {
  private let evidence: Evidence
  private let hops: [Hop]
  /// The occasion of each hop that was examined for a painter, or -1 for none.
  private var known: [Place: Int] = [:]

  private struct Place: Hashable {
    let hop: Int
    let painter: Participant
  }

  init(_ evidence: Evidence) { (self.evidence, hops) = (evidence, evidence.hops) }

  /// The user's action or the answer that led to the hop at `index`, or is that hop, without a model's
  /// notification on the way; nil if there was one, or if the view layer asked by itself.
  mutating func withoutModel(from index: Int, painter: Participant) -> Hop? {
    var path: [Int] = []
    var current = index
    var found = -1
    search: while current >= 0 {
      if let seen = known[Place(hop: current, painter: painter)] {
        found = seen
        break
      }
      path.append(current)
      let hop = hops[current]
      switch hop.kind {
      case .userEvent, .answer:
        found = current
        break search
      case .outside: break search
      case .dataSource, .lifecycle: if hop.callee == painter { break search }
      case .delegate
      where hop.callee == painter && evidence.role(hop.caller) == .system:
        break search
      case .targetAction, .delegate, .contract, .block, .notification, .observation, .event:
        if evidence.isModelNotification(hop) { break search }
      case .timer, .turn, .post, .change, .render, .request, .navigate, .bind: break
      }
      current = hop.cause
    }
    for hop in path { known[Place(hop: hop, painter: painter)] = found }
    return found < 0 ? nil : hops[found]
  }
}

extension String {
  fileprivate static func about(
    aChangeBefore isAfterChange: Bool,
    or plainModel: String?
  ) -> String {
    guard !isAfterChange else { return ", without waiting for the model's notification" }
    let other = plainModel.map { ", unless '\($0)' is one: then make a Bridge to it" }
    return "; no model had changed" + (other ?? "")
  }

  fileprivate static func noun(of event: UserEvent?) -> String {
    switch event {
    case .tap: "a tap"
    case .type: "typing"
    case .return: "pressing Return"
    case .set: "setting a control"
    case .select: "selecting"
    case .swipe: "swiping"
    case .move: "moving a row"
    case .scroll: "scrolling"
    case .pull: "pulling"
    case .paste: "pasting"
    case .goBack: "going back"
    case .dismiss: "dismissing"
    case nil: "an answer"
    }
  }
}
