import MVC

/// One window on the program: a stack of screens, and perhaps others presented in front of it.
public final class Window: Component {
  override public class var role: Role { .system }

  /// What a person calls it: `first`, `second`, or a name that was given.
  public let name: String
  /// The kind of screen that it was opened on, by the caller's name for it.
  public let kind: String
  /// The stack that was there first, and each that was presented in front of the one before.
  public private(set) var stacks: [NavigationController]
  /// A short message in front of everything.
  public private(set) var toast: String?
  /// Is told of each screen when the window lets go of it.
  public var willLetGo: ((ViewController) -> Void)?
  private var toastTimer: ClockTimer?

  /// How long a toast stays.
  public static let toastDuration: Duration = .seconds(2)

  /// A window on one screen, which is not visible before it is opened.
  public init(name: String, kind: String = "", root: ViewController) {
    (self.name, self.kind) = (name, kind)
    stacks = [NavigationController(root: root)]
    super.init()
    stacks[0].window = self
  }

  override public var flowName: String { "the window '\(name)'" }

  /// The screen a person sees.
  public var top: ViewController? { stacks.last?.top }
  /// All screens in it, the ones behind first.
  public var controllers: [ViewController] { stacks.flatMap(\.stack) }
}

extension Window {
  /// Makes it visible.
  public func open() { stacks.last?.appear() }

  /// Takes it away with all its screens.
  public func close() {
    toastTimer?.cancel()
    for stack in stacks.reversed() { stack.close() }
    stacks = []
  }

  /// Presents a screen, on a stack of its own, in front of all others.
  public func present(_ controller: ViewController) {
    stacks.last?.disappear()
    let stack = NavigationController(root: controller)
    stack.window = self
    stacks.append(stack)
    stack.appear()
  }

  /// Takes the presented stack in front away; the first one stays.
  public func dismiss() {
    guard stacks.count > 1, let front = stacks.popLast() else { return }
    front.close()
    front.window = nil
    stacks.last?.appear()
  }

  func showToast(_ text: String) {
    toastTimer?.cancel()
    toast = text
    toastTimer = after(Window.toastDuration) { [weak self] in
      self?.toast = nil
    }
  }
}
