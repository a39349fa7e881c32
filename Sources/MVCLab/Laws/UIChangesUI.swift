import HeadlessUI
import MVC

extension Law {
  /// Breached by a paint of a controller or view below a user's act or an answer of the server,
  /// when no model has spoken in between.
  ///
  /// Presenting and pushing is no content; a screen that paints itself while it loads or appears,
  /// and a cell the table asked for, change nothing by themselves.
  public static let uiChangesUI = Law(
    "ui-changes-ui",
    sentence: """
      a user action or an answer changes the screen only through a change of the model
      """,
    reason: """
      What one handler paints, no other screen hears of, and nobody repaints it when the server \
      refuses. If the model's word is the only brush, every screen is right after every change.
      """,
    seed: "RightMVC"
  ) { evidence in
    var occasions = Occasions(evidence)
    let firstChange = evidence.hops(.change).first { evidence.role($0.hop.callee) == .model }?.index
    return evidence.hops(.render).compactMap { index, render in
      guard [.controller, .view].contains(evidence.role(render.caller)),
        let occasion = occasions.withoutModel(from: render.cause, painter: render.caller)
      else { return nil }
      let told = evidence.controllersWord(to: render.caller, before: index)
      let author = told.map { evidence.hops[$0].caller } ?? render.caller
      return Breach(
        """
        '\(evidence.name(author))' \(render.name) in the course of \(occasion.occasion); \
        \(firstChange ?? .max < index ? "not at a model's word" : "no model had changed")
        """,
        by: author,
        hop: index,
        site: evidence.site(of: told ?? index)
      )
    }
  }
}

extension Evidence {
  /// The call by which a controller had a view show something, if that led to the hop at `index`: the
  /// view did as its contract says.
  fileprivate func controllersWord(to view: Participant, before index: Int) -> Int? {
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

/// What set hops going; each is looked at once, however many hops it leads to.
private struct Occasions {
  private let evidence: Evidence
  private let hops: [Hop]
  /// The occasion of each hop that was looked at for a painter, or -1 for none.
  private var known: [Place: Int] = [:]

  private struct Place: Hashable {
    let hop: Int
    let painter: Participant
  }

  init(_ evidence: Evidence) { (self.evidence, hops) = (evidence, evidence.hops) }

  /// The user's act or the answer that led to the hop at `index`, or is it, without a model's word on
  /// the way; nil if there was such a word, or the view layer asked by itself.
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
      case .targetAction, .delegate, .contract, .block, .notification, .observation, .event:
        if evidence.isModelsWord(hop) { break search }
      case .timer, .turn, .post, .change, .render, .request, .navigate, .bind: break
      }
      current = hop.cause
    }
    for hop in path { known[Place(hop: hop, painter: painter)] = found }
    return found < 0 ? nil : hops[found]
  }
}
