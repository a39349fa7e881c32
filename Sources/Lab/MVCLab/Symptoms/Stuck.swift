import HeadlessUI
import MVC

extension Symptom {
  /// Found where nothing waits any more, no request, no timer and no task, and a spinner turns that was started for a
  /// request, or a control is off that was switched off for a request which failed.
  ///
  /// That the control stays off is known when the user has used everything else on the screen since then, also the buttons in
  /// its rows, and has entered again what was there before the request: then the control was on. A screen with rows that hear
  /// touches is not judged.
  public static let stuck = Symptom(
    "stuck",
    sentence: "the user waits for something that has ended",
    reason: """
      What is started or switched off for a request must end with each of its answers: a success, a failure, and none \
      because the request was cancelled.
      """,
    found: .atRest { evidence in
      evidence.isNothingWaiting ? evidence.endlessSpinners + evidence.controlsOff : []
    }
  )
}

extension Evidence {
  fileprivate var controlsOff: [Harm] {
    waits.compactMap { wait in
      guard let control = component(wait.control) as? Control, !control.isEnabled,
        let screen = control.screen, screen.alert == nil,
        world.windows.contains(where: { $0.visibleControllers.contains { $0 === screen } }),
        let failure = wait.failure, hasUsedAll(of: screen, but: control, since: failure),
        screen.freeControls.allSatisfy({ $0.isAs(before: wait) }),
        let paint = control.paints.last(.enabling), hops.indices.contains(paint)
      else { return nil }
      return Harm(
        "'\(control.title)' was switched off for '\(failure.name)', which failed, and stays off",
        site: site(of: paint)
      )
    }
  }

  /// Whether the user has used everything on a screen since a failure, so that nothing is left that could switch a control on,
  /// and nothing else has happened that could keep it off.
  ///
  /// Rows that the user can touch are more than anybody tries: the control may be off because the list is full.
  private func hasUsedAll(
    of screen: ViewController,
    but control: Control,
    since failure: SwitchedOff.Failure
  ) -> Bool {
    let hearsTouches = screen.elements.contains { element in
      guard let table = element as? TableView, table.rowCount > 0 else { return false }
      return table.delegateLink.isSet || table.dataSource is any EditableTableDataSource
    }
    guard !hearsTouches, !failure.isOver else { return false }
    let inRows = screen.elements.compactMap { $0 as? Control }.filter {
      $0.cell != nil && !$0.verbs.isEmpty
    }
    return (screen.freeControls + inRows).allSatisfy {
      $0 === control || !$0.isEnabled || failure.used.contains($0.participant)
    }
  }
}

extension Control {
  /// Whether what the user can enter in it is as it was before a control was switched off.
  fileprivate func isAs(before wait: SwitchedOff) -> Bool {
    guard let entries = wait.entries else { return false }
    return !(self is ValueControl) || entries[participant] == value
  }
}

// MARK: - Spinners

extension Evidence {
  fileprivate var endlessSpinners: [Harm] {
    world.windows.compactMap(\.top).flatMap(\.elements).compactMap { element in
      guard element.isTurning, let start = hops.lastIndex(where: { $0.starts(element) })
      else { return nil }
      let requests = requests(with: start)
      guard let first = requests.first, !areGranted(requests) else { return nil }
      return Harm(
        "\(name(element.participant)) turns, and nothing is waited for",
        site: site(of: start) ?? author(of: first).site
      )
    }
  }

  /// Whether all of some requests were granted: what turns then may wait for another device.
  private func areGranted(_ requests: [Int]) -> Bool {
    requests.allSatisfy { request in
      hops[request...].contains { hop in
        guard hop.kind == .answer, hop.cause == request, case .response(.success) = hop.detail
        else {
          return false
        }
        return true
      }
    }
  }

  /// Whether no request, timer, block or task can go on by itself.
  fileprivate var isNothingWaiting: Bool {
    let runtime = world.runtime
    return runtime.server?.isIdle != false && runtime.clock.pending.isEmpty
      && runtime.mainQueue.count == 0 && runtime.waitingOwners.isEmpty
  }

  /// The requests that were sent because of the same act of the user, or at the same moment, as a hop.
  private func requests(with start: Int) -> [Int] {
    guard let root = origin(of: start).root else { return [] }
    return hops.indices[root...].filter {
      hops[$0].kind == .request && origin(of: $0).root == root
    }
  }
}

extension Element {
  /// Whether it is a spinner that turns.
  fileprivate var isTurning: Bool {
    (self as? ActivityIndicatorView)?.isAnimating ?? (self as? RefreshControl)?.isRefreshing
      ?? false
  }
}

extension Hop {
  /// Whether it lets a spinner turn; the user's pull starts the one of a table.
  fileprivate func starts(_ spinner: Element) -> Bool {
    if spinner is RefreshControl, userEvent == .pull, callee == spinner.superview?.participant {
      return true
    }
    return kind == .render && callee == spinner.participant && name.hasPrefix("started")
  }
}
