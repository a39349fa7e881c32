import MVC

/// A stack of screens, of which the top one is seen.
///
/// Every way to leave a screen is one of its methods.
public final class NavigationController: Component {
  override public class var role: Role { .system }

  /// Its screens, the first one first and the one that is seen last.
  public private(set) var stack: [ViewController] = []
  /// The window it fills, while it does.
  public internal(set) weak var window: Window?
  /// Whether a person is dragging the top screen away and has not let go yet.
  public private(set) var isPopBegun = false

  /// A stack of one screen.
  public init(root: ViewController) {
    super.init()
    root.navigation = self
    stack = [root]
  }

  /// The screen a person sees.
  public var top: ViewController? { stack.last }
}

extension NavigationController {
  /// Puts a screen on top.
  public func push(
    _ controller: ViewController,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    navigate("pushed \(controller.flowName)", fileID, line) {
      change(to: stack + [controller])
    }
  }

  /// Takes the top screen away; the last one stays.
  public func pop(fileID: StaticString = #fileID, line: UInt = #line) {
    guard stack.count > 1 else { return }
    navigate("popped a screen", fileID, line) {
      top?.send(.willPop)
      change(to: stack.dropLast())
    }
  }

  /// Takes all screens away but the first.
  public func popToRoot(fileID: StaticString = #fileID, line: UInt = #line) {
    guard stack.count > 1 else { return }
    navigate("popped to the first screen", fileID, line) { change(to: Array(stack.prefix(1))) }
  }

  /// Replaces all screens by one.
  public func setRoot(
    _ controller: ViewController,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    navigate("replaced all screens", fileID, line) { change(to: [controller]) }
  }

  /// A person begins to drag the top screen away: it will disappear, perhaps.
  public func beginPop() {
    guard stack.count > 1, !isPopBegun else { return }
    isPopBegun = true
    let below = stack[stack.count - 2]
    top?.send(.willPop)
    top?.send(.viewWillDisappear)
    guard isPopBegun else { return }
    below.send(.viewWillAppear)
  }

  /// The person lets go too early, and the screen comes back.
  public func cancelPop() {
    guard isPopBegun else { return }
    isPopBegun = false
    let below = stack[stack.count - 2]
    let top = stack[stack.count - 1]
    below.send(.viewWillDisappear)
    below.send(.viewDidDisappear)
    top.send(.viewWillAppear)
    top.send(.viewDidAppear)
  }

  /// The person has dragged the screen away.
  public func finishPop() {
    guard isPopBegun else { return }
    isPopBegun = false
    let gone = stack.removeLast()
    gone.send(.viewDidDisappear)
    top?.send(.viewDidAppear)
    leave(gone)
  }
}

extension NavigationController {
  func appear() {
    guard let top else { return }
    top.loadViewIfNeeded()
    top.send(.viewWillAppear)
    top.layOut()
    top.send(.viewDidAppear)
  }

  func disappear() {
    top?.send(.viewWillDisappear)
    top?.send(.viewDidDisappear)
  }

  /// The whole stack goes, with its window or its presentation.
  func close() {
    disappear()
    let gone = stack
    (stack, isPopBegun) = ([], false)
    for controller in gone { leave(controller) }
  }

  private func change(to new: [ViewController]) {
    let old = stack
    isPopBegun = false
    let leaving = old.last
    let coming = new.last
    for controller in new { controller.navigation = self }
    coming?.loadViewIfNeeded()
    leaving?.send(.viewWillDisappear)
    coming?.send(.viewWillAppear)
    stack = new
    coming?.layOut()
    leaving?.send(.viewDidDisappear)
    coming?.send(.viewDidAppear)
    for controller in old where !new.contains(where: { $0 === controller }) { leave(controller) }
  }

  private func leave(_ controller: ViewController) {
    controller.send(.didLeave)
    window?.willLetGo?(controller)
    controller.navigation = nil
  }

  private func navigate(
    _ what: String,
    _ fileID: StaticString,
    _ line: UInt,
    _ body: () -> Void
  ) {
    let site = CallSite(fileID: fileID, line: line)
    let flow = runtime.flow
    flow.run(.navigate, from: flow.acting, to: participant, what, site: site, body)
  }
}
