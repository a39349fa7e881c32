import LabText
import MVC

/// A stack of screens, of which the top one is visible.
///
/// Each way to leave a screen is one of its methods.
public final class NavigationController: Component {
  override public class var role: Role { .system }

  /// Its screens; the last one is on top.
  @exclusivity(unchecked) public private(set) var stack: [ViewController] = []
  /// How it stands in front of other stacks if it is presented.
  public var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// Whether the user can't dismiss it if it is presented; the buttons of its screens still can.
  public var isModalInPresentation = false
  /// The object that hears of it if the user dismisses it.
  public weak var presentationDelegate: (any PresentationDelegate)? {
    didSet { presentationLink.note(presentationDelegate, ofPresentation: runtime.flow) }
  }
  private(set) var presentationLink = LinkRecord("presentationDelegate")
  /// Whether its screens have no navigation bar, and so neither its buttons nor a way back but their own.
  public var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      top?.navigationItem.render(isNavigationBarHidden ? "hid it" : "showed it")
    }
  }
  /// Whether its screens have no toolbar, which `UIKitNames` fills; true at first, as in UIKit.
  public final var isToolbarHidden = true {
    didSet {
      guard isToolbarHidden != oldValue, let item = top?.navigationItem, !item.tools.isEmpty else {
        return
      }
      item.render(isToolbarHidden ? "hid its tools" : "showed its tools")
    }
  }
  /// The object that hears which screen comes to the top.
  @exclusivity(unchecked) public weak var delegate: (any NavigationControllerDelegate)? {
    // A screen that the user has left need not hear any more.
    didSet { delegateLink.note(delegate is ViewController ? nil : delegate, in: runtime.flow) }
  }
  private(set) var delegateLink = LinkRecord("delegate")
  /// The screen that the delegate was last told of, or would have been if there had been one.
  @exclusivity(unchecked) weak var announced: ViewController?
  /// The tab bar controller that has the stack in a tab, if one does.
  @exclusivity(unchecked) public internal(set) weak var tabBarController: TabBarController?
  /// What its tab shows, if it is in one.
  @exclusivity(unchecked) public var tabItem = TabItem() { didSet { tabItem.owner = self } }
  @exclusivity(unchecked) private weak var ownWindow: Window?
  /// The screens of the push, the pop or the replacement that is under way.
  @exclusivity(unchecked) private var change: Transition?
  /// The push or the pop that has begun and takes its time; nil if none does.
  @exclusivity(unchecked) private var slide: Slide?
  /// Whether the user has begun a swipe back and not ended it.
  @exclusivity(unchecked) public private(set) var isPopBegun = false

  /// Makes a stack of one screen.
  public init(root: ViewController) {
    super.init()
    tabItem.owner = self
    root.navigation = self
    stack = [root]
  }

  /// Makes a stack without a screen: the first one that is pushed or set is shown where the stack is.
  package init(empty style: ModalPresentationStyle) {
    super.init()
    tabItem.owner = self
    modalPresentationStyle = style
  }

  /// The window that shows the stack, if one does.
  public internal(set) var window: Window? {
    get { ownWindow ?? tabBarController?.navigation?.window }
    set {
      ownWindow = newValue
      if newValue != nil { takeBack() }
    }
  }

  /// The push or the pop that is under way; nil if none is.
  public var transitionCoordinator: Transition? {
    isPopBegun ? Transition(from: top, to: stack[stack.count - 2]) : change ?? slide?.transition
  }

  /// The screen on top, which is the visible one unless a transition takes time; nil if the stack is empty.
  public var top: ViewController? { stack.last }

  /// The screen that the user can touch: during a transition, the one that leaves.
  package var touchable: ViewController? { slide?.transition.from ?? top }

  /// The screen that a transition is bringing in; nil if none is under way.
  package var arriving: ViewController? { slide?.transition.to }

  /// How long the transition still takes; nil if none is under way.
  package var timeToArrive: Duration? { slide.map { $0.timer.due - runtime.clock.time } }

  /// Its screens, and those that have been popped and are still leaving.
  var screens: [ViewController] { stack + (slide?.leaving ?? []) }

  /// The stack of its tab bar controller, if it is in a tab, and so on outwards; or else itself.
  package var outermost: NavigationController {
    tabBarController?.navigation?.outermost ?? self
  }
}

extension NavigationController {
  /// Pushes a screen.
  ///
  /// One that is in a stack already ends the program with ``ScreenShownTwice``, as UIKit's exception does. Where
  /// transitions take time, it slides in if it is `animated`.
  public func push(_ controller: ViewController, animated: Bool = true) {
    settle()
    navigate("pushed \(controller.flowName)", to: controller) {
      change(to: stack + [controller], animated: animated)
    }
  }

  /// Whether the user can go back, by the button in the bar or by a swipe: not from the last screen, nor without a
  /// bar, nor where the screen's own buttons stand in the place of that button, nor during a transition.
  public var offersBack: Bool {
    stack.count > 1 && !isNavigationBarHidden && top?.navigationItem.offersBack == true
      && slide == nil
  }

  /// Pops the top screen; the last screen stays.
  public func pop(animated: Bool = true) {
    guard stack.count > 1 else { return }
    navigate("popped a screen") {
      top?.send(.willPop)
      change(to: stack.dropLast(), animated: animated)
    }
  }

  /// Pops all screens but the first.
  public func popToRoot(animated: Bool = true) {
    guard stack.count > 1 else { return }
    navigate("popped to the first screen") {
      change(to: Array(stack.prefix(1)), animated: animated)
    }
  }

  /// Replaces all screens by one, without an animation.
  public func setRoot(_ controller: ViewController) {
    navigate("replaced all screens") { change(to: [controller], animated: false) }
  }

  /// Replaces the screens; none at all is no change.
  package func setStack(_ screens: [ViewController], animated: Bool) {
    guard !screens.isEmpty else { return }
    navigate("set \(counted(screens.count, "screen"))") { change(to: screens, animated: animated) }
  }

  /// Begins a swipe back, as the user; the top screen may disappear.
  package func beginPop() {
    settle()
    guard stack.count > 1, !isPopBegun else { return }
    isPopBegun = true
    let below = stack[stack.count - 2]
    top?.send(.willPop)
    top?.isMovingFromParent = true
    top?.forward(.viewWillDisappear)
    guard isPopBegun else { return }
    below.forward(.viewWillAppear)
  }

  /// Cancels the swipe back, as the user; the top screen stays.
  package func cancelPop() {
    guard isPopBegun else { return }
    isPopBegun = false
    let below = stack[stack.count - 2]
    let top = stack[stack.count - 1]
    top.isMovingFromParent = false
    below.forward(.viewWillDisappear)
    below.forward(.viewDidDisappear)
    top.forward(.viewWillAppear)
    top.forward(.viewDidAppear)
  }

  /// Completes the swipe back, as the user.
  package func finishPop() {
    guard isPopBegun else { return }
    change = transitionCoordinator
    defer { change = nil }
    isPopBegun = false
    let gone = stack.removeLast()
    gone.forward(.viewDidDisappear)
    gone.isMovingFromParent = false
    top?.forward(.viewDidAppear)
    leave(gone)
  }
}

extension NavigationController {
  func appear() {
    guard let top else { return }
    top.loadViewIfNeeded()
    top.forward(.viewWillAppear)
    top.layOut()
    top.forward(.viewDidAppear)
  }

  func disappear() {
    settle()
    top?.forward(.viewWillDisappear)
    top?.forward(.viewDidDisappear)
  }

  /// Ends the showing of the stack, because it is dismissed.
  ///
  /// The top screen disappears, unless it has behind a stack in front.
  func end() {
    settle()
    if top?.appearance != .disappeared { disappear() }
    leaveAll()
  }

  /// Ends the showing of the stack and removes its screens, because the window closes or gets another stack.
  ///
  /// An app may hold the stack of a window as long as it runs, which is no leak of the window's screens.
  func close() {
    end()
    stack = []
  }

  /// All screens leave, after they have disappeared.
  ///
  /// As in UIKit, the stack keeps them as long as it lives, and can be presented with them once more.
  func leaveAll() {
    (isPopBegun, announced) = (false, nil)
    for controller in stack { leave(controller) }
  }

  /// Takes the screens that have left it back, because it is shown again.
  func takeBack() { for controller in stack { controller.navigation = self } }

  /// Ends the transition that is under way, and those in the tabs of its screens.
  func settle() {
    slide?.timer.cancel()
    finishSlide()
    top?.visibleStack?.settle()
  }

  private func change(to new: [ViewController], animated: Bool) {
    settle()
    let old = stack
    isPopBegun = false
    let isSameTop = old.last === new.last
    let leaving = isSameTop ? nil : old.last
    let coming = isSameTop ? nil : new.last
    for controller in new { controller.navigation = self }
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    guard isShown else {
      stack = new
      for controller in gone { leave(controller) }
      return
    }
    let transition = Transition(from: leaving, to: coming)
    if !isSameTop { change = transition }
    defer { change = nil }
    coming?.loadViewIfNeeded()
    leaving?.isMovingFromParent = !new.contains { $0 === leaving }
    coming?.isMovingToParent = !old.contains { $0 === coming }
    leaving?.forward(.viewWillDisappear)
    coming?.forward(.viewWillAppear)
    stack = new
    if let coming { announce(coming, at: .viewWillAppear) }
    coming?.layOut()
    // What a screen pushes while it appears is replaced here.
    let replaced = slide?.leaving ?? []
    slide?.timer.cancel()
    slide = nil
    let duration = runtime.transitionTime
    guard animated, duration > .zero, leaving != nil, coming?.alert == nil, replaced.isEmpty else {
      return finish(transition, leaving: gone + replaced)
    }
    let timer = after(duration) { [weak self] in self?.finishSlide() }
    slide = Slide(transition: transition, leaving: gone, timer: timer)
  }

  /// Ends a transition when its time is over.
  private func finishSlide() {
    guard let slide else { return }
    change = slide.transition
    defer { change = nil }
    self.slide = nil
    finish(slide.transition, leaving: slide.leaving)
  }

  /// The last part of a transition: one screen has disappeared, the other has appeared, unless the stack around this one
  /// has told them already, and those that were popped leave.
  private func finish(_ transition: Transition, leaving gone: [ViewController]) {
    let (from, to) = (transition.from, transition.to)
    if from?.appearance == .disappearing { from?.forward(.viewDidDisappear) }
    from?.isMovingFromParent = false
    if to?.appearance == .appearing { to?.forward(.viewDidAppear) }
    to?.isMovingToParent = false
    for controller in gone { leave(controller) }
  }

  /// Whether its screens appear: in no window, or in a tab that is not selected, none does.
  private var isShown: Bool {
    guard let tabBarController else { return ownWindow != nil }
    return tabBarController.visibleStack === self && tabBarController.appearance != .disappeared
  }

  /// Pops all screens but the first, because the user taps the tab.
  func returnToRoot() { if stack.count > 1 { change(to: Array(stack.prefix(1)), animated: true) } }

  private func leave(_ controller: ViewController) {
    controller.leave(window)
    // While a transition took its time, the screen may have come into another stack.
    if controller.ownNavigation === self { controller.navigation = nil }
  }
}

extension NavigationController: ComponentOwner {
  package var ownedComponents: [Component] { screens }
}

extension NavigationController: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(stack)
    digest.add(ownWindow)
    digest.add(tabBarController)
    digest.add(isPopBegun)
    if let slide {
      digest.add(slide.transition.from)
      digest.add(slide.leaving)
    }
    if isNavigationBarHidden { digest.add("no bar") }
    if !isToolbarHidden { digest.add("tools") }
    digest.add(delegateLink.isGone)
    if let delegate {
      digest.add(delegate)
      digest.add(announced)
    }
    if modalPresentationStyle == .pageSheet { digest.add("sheet") }
    tabItem.describe(to: &digest)
    if isModalInPresentation { digest.add("modal") }
    if let presentationDelegate { digest.add(presentationDelegate) }
    digest.add(presentationLink.isGone)
  }
}

/// A transition that takes time: the push or the pop, and the screens that leave the stack with it.
private struct Slide {
  let transition: Transition
  let leaving: [ViewController]
  /// Ends it.
  let timer: ClockTimer
}
