import HeadlessUI
import MVC

extension Law {
  /// Broken by a controller or view that paints a picture of a model in response to a user's action or an answer of the
  /// server, with no notification of a changed model in between.
  ///
  /// An element is a picture of a model if it was painted below a model's notification before, if a ``Truth`` names it, if
  /// a data source fills it, or if it shows just what a model was set to in the same step. What shows no model breaks
  /// nothing, such as a notice or an error below a field.
  ///
  /// A screen that paints itself while it loads or appears breaks nothing, nor do a paint after a change of the painter's own
  /// `@ViewState`, a control that changes while the user enters a value on its screen, a table that is filtered by a
  /// `SearchField` or a `SegmentedControl`, a field that is emptied, a spinner, the buttons of a bar, and the controls with
  /// which the user edits a table.
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
    lazy var texts = evidence.textsOfChanges
    return evidence.hops(.render).compactMap { index, render in
      let screen = (evidence.component(render.callee) as? Element)?.screen?.participant
      guard
        let occasion = occasions.withoutModel(
          from: render.cause,
          painter: render.caller,
          on: screen
        ), evidence.isContent(render), evidence.isPicture(index, texts),
        // What is gone now was seen if a user acted, but not if an answer came.
        screen != nil || occasion.userEvent != nil || evidence.component(render.callee) != nil
      else { return nil }
      let painter = evidence.author(of: index)
      // What a closure outside of all screens paints is the doing of the screen that it was given to.
      let author = painter.participant == .nobody ? painter.acting : painter.participant
      guard [.controller, .view].contains(evidence.role(author)),
        evidence.actor(of: index).role != .model
      else { return nil }
      let order = evidence.controllersCall(to: render.caller, before: index)
      let culprit = order.map { evidence.hops[$0].caller } ?? author
      let isAfterChange = occasions.firstChange ?? .max < index
      guard !painter.isCalledByModel,
        !evidence.showsViewState(index, of: author),
        !evidence.showsEditing(index),
        isAfterChange || !evidence.isEntry(render, in: occasion),
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

  /// Whether a form answers what the user enters, or a list is filtered by it: a control changes on the screen on which the
  /// user types or sets a value, or a table with a search field or a choice of segments.
  fileprivate func isEntry(_ render: Hop, in occasion: Hop) -> Bool {
    guard let painted = component(render.callee) as? Element,
      let source = component(occasion.callee) as? Element
    else { return false }
    if let table = painted as? TableView {
      return (source is SegmentedControl || source.searchField != nil)
        && !listsChangedByUser.contains {
          $0.owner == (table.dataSource as? Component)?.participant
        }
    }
    switch occasion.userEvent {
    case .type, .set: return painted is Control && painted.screen === source.screen
    default: return false
    }
  }

  /// Whether it shows content: not a spinner, an empty field, the controls that edit a table, or the buttons of a bar.
  func isContent(_ render: Hop) -> Bool {
    switch component(render.callee) {
    case is ActivityIndicatorView, is RefreshControl, is EditingControls, is NavigationBar: false
    case let bar as ProgressView: bar.progress != nil
    case let field as TextControl: !field.text.isEmpty
    default: true
    }
  }
}

extension Evidence {
  /// The screens that loaded in this step: whoever pushes one goes on to make it.
  fileprivate var debuts: Set<Participant> { Set(hops(.lifecycle(.loadView)).map(\.hop.callee)) }

  /// Whether the paint belongs to something that no user saw then: a view of no screen, one of a screen that is new,
  /// or one of an alert that was presented later.
  fileprivate func isUnseen(_ index: Int, _ debuts: Set<Participant>) -> Bool {
    guard let view = component(hops[index].callee) as? Element else { return false }
    if view is Tab { return false }
    guard let screen = view.screen else { return true }
    if !screen.isLoaded || debuts.contains(screen.participant) { return true }
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
