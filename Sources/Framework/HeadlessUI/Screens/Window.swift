import MVC

/// A window: a stack of screens, and the stacks that are presented in front of it.
public final class Window: Component {
  override public class var role: Role { .system }

  /// The name by which commands address it: `first`, `second`, or another.
  public let name: String
  /// The kind of screen that it was opened on, by the caller's name for it.
  public let kind: String
  /// The first stack and the presented ones, each in front of the one before.
  @exclusivity(unchecked) public private(set) var stacks: [NavigationController]
  /// The short message in front of the window.
  @exclusivity(unchecked) public private(set) var toast: String?
  /// Called with each screen that the window is about to release.
  package var willRelease: ((ViewController) -> Void)?
  private var toastTimer: ClockTimer?
  /// The link of the last presentation whose delegate was gone when the user dismissed it.
  var presentationLink = LinkRecord("presentationDelegate")
  /// Which of its fields has the keyboard.
  let focus = Focus()

  /// The time for which a toast is visible.
  public static let toastDuration: Duration = .seconds(2)

  /// Makes a window on a screen or a stack of screens, which is not visible before `open`.
  package init(name: String, kind: String = "", root: any Presentable) {
    (self.name, self.kind) = (name, kind)
    stacks = [root.inStack()]
    super.init()
    stacks[0].window = self
  }

  override public var flowName: String { "the window '\(name)'" }

  /// The visible screen; during a transition the one that leaves, which the user can still touch.
  public var top: ViewController? { stacks.last?.touchable?.front }
  /// The screen that a transition is bringing in; nil if none is under way.
  public var arriving: ViewController? { slidingStack?.arriving?.front }
  /// How long that takes; nil if none is under way.
  package var timeToArrive: Duration? { slidingStack?.timeToArrive }

  /// The stack with a transition: the one in front, or that of the visible screen, which may be in a tab.
  private var slidingStack: NavigationController? {
    [stacks.last, top?.navigation].lazy.compactMap(\.self).first { $0.arriving != nil }
  }
  /// The screens that can be seen, those in front last: what is on top, and what is within it.
  public var visibleControllers: [ViewController] {
    var found: [ViewController] = []
    stacks.last?.touchable?.addVisibleScreens(to: &found)
    return found
  }
  /// Whether a screen that comes into sight is loading, so that the window still shows what it showed before.
  package var isLoading: Bool { visibleControllers.contains(where: \.isLoading) }
  /// All screens in the window, those in front last, each before those within it.
  public var controllers: [ViewController] {
    var found: [ViewController] = []
    for stack in stacks {
      for controller in stack.screens { controller.addScreens(to: &found) }
    }
    return found
  }
}

extension Window {
  /// Makes the window visible.
  package func open() { stacks.last?.appear() }

  /// Closes the window and all its screens.
  package func close() {
    toastTimer?.cancel()
    for stack in stacks.reversed() { stack.close() }
    stacks = []
  }

  /// Replaces all screens of the stack in front by a new one, or the whole stack by a new one.
  package func replaceScreens(by root: any Presentable) {
    guard let old = stacks.last else { return }
    if let screen = root as? ViewController { return old.setRoot(screen) }
    navigate("replaced all screens") {
      old.close()
      old.window = nil
      let stack = root.inStack()
      stack.window = self
      stacks[stacks.count - 1] = stack
      stack.appear()
    }
  }

  /// Presents a stack in front of all others, or a screen in a new stack, which has the screen's style.
  ///
  /// A stack without a screen is not presented.
  public func present(_ presented: any Presentable) {
    guard let first = presented.firstScreen else { return }
    let style = presented.modalPresentationStyle
    let what = "presented \(first.flowName)"
    navigate(what, to: presented as? ViewController) {
      if style == .fullScreen { stacks.last?.disappear() }
      let stack = presented.inStack()
      stack.modalPresentationStyle = style
      stack.window = self
      stacks.append(stack)
      stack.appear()
    }
  }

  /// Dismisses the presented stack in front; the first stack stays.
  public func dismiss() { dismiss(keeping: stacks.count - 1) }

  /// Dismisses what is in front of a stack or, if nothing is, the stack itself.
  func dismiss(from stack: NavigationController) {
    guard let index = stacks.firstIndex(where: { $0 === stack }) else { return }
    dismiss(keeping: min(index + 1, stacks.count - 1))
  }

  /// Dismisses presented stacks, the one in front first, until so many are left; the first one stays.
  private func dismiss(keeping count: Int) {
    guard stacks.count > max(1, count) else { return }
    navigate("dismissed a screen") {
      var style = ModalPresentationStyle.fullScreen
      while stacks.count > max(1, count) {
        let front = stacks.removeLast()
        style = front.modalPresentationStyle
        front.end()
        front.window = nil
      }
      if style == .fullScreen { stacks.last?.appear() }
    }
  }

  func showToast(_ text: String) {
    toastTimer?.cancel()
    toast = text
    toastTimer = after(Window.toastDuration) { [weak self] in
      self?.toast = nil
    }
  }
}

extension Window: ComponentOwner {
  package var ownedComponents: [Component] { stacks }
}

extension Window: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(name)
    digest.add(kind)
    digest.add(stacks)
    digest.add(toast ?? "")
  }
}
