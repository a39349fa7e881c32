import MVC

/// The controller of one screen, with UIKit's life: loaded once, then appearing and disappearing.
///
/// Its first paint belongs into `viewDidLoad`. Tables within `view` load after that.
open class ViewController: Controller {
  /// What stands in the bar above the screen.
  public private(set) var title = ""
  /// The bar's buttons for this screen.
  public let navigationItem = NavigationItem()
  /// Everything below the bar.
  public let view = Element()
  /// The stack it is on, while it is on one.
  public internal(set) weak var navigation: NavigationController?
  /// The alert or sheet in front of it.
  public private(set) var alert: Alert?
  /// Whether `loadView` and `viewDidLoad` have been called.
  public private(set) var isLoaded = false

  /// Makes what is in `view`; called once, before `viewDidLoad`.
  open func loadView() throws {}
  /// Called once, when the screen exists.
  open func viewDidLoad() throws {}
  open func viewWillAppear() throws {}
  open func viewDidAppear() throws {}
  open func viewWillDisappear() throws {}
  open func viewDidDisappear() throws {}
  /// Called when a person goes back from it, by button or by finger; a finger may still change its mind.
  open func willPop() throws {}
  /// Called when it has been left for good, by whichever door.
  open func didLeave() throws {}
  /// Called at every layout pass, which can repeat without a reason.
  open func viewDidLayoutSubviews() throws {}

  /// Whether this screen, as first responder, takes what a person pastes.
  open var acceptsPaste: Bool { false }
  /// A person pasted these lines.
  open func paste(_ lines: [String]) throws {}

  /// Lets the bar say something else; the same again is no change.
  public func setTitle(_ title: String, fileID: StaticString = #fileID, line: UInt = #line) {
    guard title != self.title else { return }
    self.title = title
    view.render("titled the screen '\(title)'", fileID: fileID, line: line)
  }
}

extension ViewController {
  /// Shows an alert or a sheet in front of this screen; one that is there already goes.
  public func present(_ alert: Alert, fileID: StaticString = #fileID, line: UInt = #line) {
    self.alert = alert
    note("presented '\(alert.title)'", fileID, line)
  }

  /// Takes the alert or sheet away.
  public func dismissAlert(fileID: StaticString = #fileID, line: UInt = #line) {
    guard alert != nil else { return }
    alert = nil
    note("dismissed the alert", fileID, line)
  }

  /// Shows a short message for two seconds, in front of whatever is in the window.
  public func showToast(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) {
    note("showed a toast", fileID, line)
    navigation?.window?.showToast(text)
  }

  /// A person chooses an action of the alert, which goes away before the action is called.
  public func chooseInAlert(_ title: String) -> EventResult {
    guard let action = alert?.actions.first(where: { $0.title == title }) else { return .unheard }
    return action.tap { alert = nil }
  }

  /// A person pastes lines into this screen, if it accepts them.
  public func pasteByHand(_ lines: [String]) {
    guard acceptsPaste else { return }
    receive(.paste) { try paste(lines) }
  }

  /// Makes the screen, if it does not exist yet.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    send(.loadView)
    send(.viewDidLoad)
    send(.firstLoadOfTables)
  }

  /// Runs one layout pass.
  public func layOut() { send(.viewDidLayoutSubviews) }

  /// Calls the method of this moment in the screen's life, as a hop of its own.
  func send(_ moment: Lifecycle) {
    runtime.flow.run(
      .lifecycle(moment),
      from: navigation?.participant ?? .nobody,
      to: participant,
      site: .unknown
    ) {
      switch moment {
      case .loadView: try loadView()
      case .viewDidLoad: try viewDidLoad()
      case .firstLoadOfTables: for table in view.tables { try table.loadIfNeeded() }
      case .viewWillAppear: try viewWillAppear()
      case .viewDidLayoutSubviews:
        try view.layOut()
        try viewDidLayoutSubviews()
      case .viewDidAppear: try viewDidAppear()
      case .willPop: try willPop()
      case .viewWillDisappear: try viewWillDisappear()
      case .viewDidDisappear: try viewDidDisappear()
      case .didLeave: try didLeave()
      }
    }
  }

  private func note(_ what: String, _ fileID: StaticString, _ line: UInt) {
    runtime.flow.note(
      .navigate,
      to: participant,
      what,
      site: CallSite(fileID: fileID, line: line)
    )
  }
}

extension ViewController {
  /// Everything on this screen a person could see or touch, the bar's buttons first.
  public var elements: [Element] {
    var found: [Element] = []
    for button in navigationItem.leftButtons { button.addVisible(to: &found) }
    for button in navigationItem.rightButtons { button.addVisible(to: &found) }
    view.addVisible(to: &found)
    return found
  }

  /// The first table on the screen.
  public var firstTable: TableView? { view.firstVisibleTable }
}
