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
  /// A screen that paints itself while it loads or appears breaks nothing, nor do a control that is set back to what its
  /// model says, because the user has taken back the change, a paint after a change of the painter's own
  /// `@ViewState`, a control that changes while the user enters a value on its screen, a table that is filtered by a
  /// `SearchField` or a `SegmentedControl`, a field that is emptied, a spinner, the buttons of a bar, and the controls with
  /// which the user edits a table.
  public static let uiChangesUI = Law(
    "ui-changes-ui",
    sentence: "a tap or an answer may change the screen only by changing the model",
    reason: """
      Other screens never learn of a change that one handler paints directly, and nothing undoes it if \
      the server rejects the request. If screens repaint only when the model notifies them, all of \
      them stay correct. What shows no model, such as an error below a field, is the screen's own.
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
        !evidence.isSetBack(render.callee),
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
  func controllersCall(to view: Participant, before index: Int) -> Int? {
    guard let call = causes(of: index).first(where: { !$0.hop.kind.isPainting }),
      call.hop.kind == .contract, call.hop.callee == view, role(call.hop.caller) == .controller
    else { return nil }
    return call.index
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
