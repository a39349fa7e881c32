import MVC

/// The controller of one screen, with UIKit's lifecycle: it loads once, then appears and
/// disappears.
///
/// It draws its first content in `viewDidLoad`. The tables in `view` load after that.
open class ViewController: Controller {
  /// The title in the navigation bar.
  @exclusivity(unchecked) public final var title = "" {
    didSet { if title != oldValue { content.render("titled the screen '\(title)'") } }
  }
  /// The screen's buttons in the navigation bar.
  public let navigationItem = NavigationItem()
  /// The view, which may not be loaded.
  @exclusivity(unchecked) private(set) var content = Element()
  /// The controllers whose views are parts of this screen, in the order in which they were added.
  @exclusivity(unchecked) public internal(set) var children: [ViewController] = []
  /// The controller whose child this one is, if it is one.
  @exclusivity(unchecked) public internal(set) weak var parent: ViewController?
  /// How it stands in front of other screens if it is presented.
  public final var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// Whether a tab bar is hidden while the screen is in the stack of a tab, and not its first one.
  public final var hidesBottomBarWhenPushed = false
  /// Whether the user can't dismiss the presented stack that it is in; its own buttons still can.
  public final var isModalInPresentation = false
  /// The object that hears of it if the user dismisses the presented stack that it is in.
  public final weak var presentationDelegate: (any PresentationDelegate)? {
    didSet { presentationLink.note(presentationDelegate, ofPresentation: runtime.flow) }
  }
  private(set) final var presentationLink = LinkRecord("presentationDelegate")
  /// Whether `loadView` and `viewDidLoad` have been called.
  @exclusivity(unchecked) public private(set) var isLoaded = false
  /// Whether `loadView` or `viewDidLoad` is running.
  @exclusivity(unchecked) private(set) var isLoading = false
  /// Where it is between hidden and visible.
  @exclusivity(unchecked) var appearance = Appearance.disappeared
  /// The hop during which it appeared last, such as a push; -1 for none.
  @exclusivity(unchecked) package internal(set) final var appearedBy = -1
  /// Whether it has disappeared and not left since, so that its next appearance is a return.
  @exclusivity(unchecked) private final var hasDisappeared = false
  /// Whether its last appearance is, or was, a return.
  @exclusivity(unchecked) package private(set) final var isReturning = false
  /// Whether the user is editing the screen's content; see ``setEditing(_:)``.
  @exclusivity(unchecked) public private(set) var isEditing = false
  /// Whether it appears because it joins its stack; true until `viewDidAppear` has returned.
  @exclusivity(unchecked) public internal(set) var isMovingToParent = false
  /// Whether it disappears because it leaves its stack; true until `viewDidDisappear` has returned.
  @exclusivity(unchecked) public internal(set) var isMovingFromParent = false
  /// Whether a layout pass is to come because the app has asked for one.
  @exclusivity(unchecked) var needsLayout = false
  private var ownEditButton: Button?
  /// What its tab shows, if it is in one.
  @exclusivity(unchecked) public final var tabItem = TabItem() { didSet { tabItem.owner = self } }
  @exclusivity(unchecked) private(set) weak var ownNavigation: NavigationController?
  @exclusivity(unchecked) private var presented: Alert?

  override public init() {
    super.init()
    content.controller = self
    navigationItem.owner = self
    tabItem.owner = self
  }

  /// The content below the navigation bar.
  ///
  /// As in UIKit, who asks for it first loads the screen. `loadView` may set a view of its own in place of the empty
  /// one.
  public var view: Element {
    get {
      loadViewIfNeeded()
      return content
    }
    set {
      content.controller = nil
      content = newValue
      newValue.controller = self
    }
  }

  /// The stack that contains the screen or, for a child, its parent; nil if none does.
  public internal(set) var navigation: NavigationController? {
    get { ownNavigation ?? parent?.navigation }
    set { ownNavigation = newValue }
  }

  /// The alert or sheet in front of the screen; one that a child or a tab's screen presents is in
  /// front of the whole.
  public internal(set) var alert: Alert? {
    get { container.map(\.alert) ?? presented }
    set { if let container { container.alert = newValue } else { presented = newValue } }
  }

  /// The screen that this one is a part of: its parent, or the tab bar controller that has its stack.
  package var container: ViewController? { parent ?? ownNavigation?.tabBarController }

  /// The tabs of a tab bar controller; none otherwise.
  var ownTabs: [Tab] { [] }

  /// Called once, before `viewDidLoad`: makes the content of `view`.
  open func loadView() throws {}
  /// Called once, when the content exists.
  open func viewDidLoad() throws {}
  /// Called each time before the screen is shown; its content is there.
  open func viewWillAppear() throws {}
  /// Called each time behind `viewWillAppear`, when the content is in the window, before it is laid out.
  open func viewIsAppearing() throws {}
  /// Called each time when the screen is shown.
  open func viewDidAppear() throws {}
  /// Called each time before another screen covers it, or it leaves its stack.
  open func viewWillDisappear() throws {}
  /// Called each time when it is no longer shown; it may be shown again, unlike after `didLeave`.
  open func viewDidDisappear() throws {}
  /// Called when the user starts to go back, by button or swipe; a swipe can still be cancelled.
  open func willPop() throws {}
  /// Called when the screen has left its stack, in whichever way.
  open func didLeave() throws {}
  /// Called when `addChild` makes this screen the child of another.
  open func willMove(toParent parent: ViewController?) {}
  /// Called with nil when this screen is a child no more; the parent that adds one calls it, too.
  open func didMove(toParent parent: ViewController?) {}
  /// Called at the beginning of each layout pass, before the views lay themselves out; does nothing by default.
  open func viewWillLayoutSubviews() throws {}
  /// Called at each layout pass; passes can repeat without a reason.
  open func viewDidLayoutSubviews() throws {}

  /// Begins or ends the editing of the content; a screen with a table passes it on, and calls `super`.
  ///
  ///     override func setEditing(_ editing: Bool) {
  ///       super.setEditing(editing)
  ///       table.setEditing(editing)
  ///     }
  open func setEditing(_ editing: Bool) { isEditing = editing }

  /// Whether the screen, as first responder, accepts pasted text.
  open var acceptsPaste: Bool { false }
  /// Called when the user pastes these lines.
  open func paste(_ lines: [String]) throws {}
}

extension ViewController {
  /// A button for the navigation bar: `Edit`, or `Done` while the user is editing; it calls
  /// ``setEditing(_:)``.
  public var editButton: Button {
    let button = ownEditButton ?? EditButton(of: self)
    ownEditButton = button
    return button
  }

  /// The screen itself or the first one within it that accepts pasted text.
  package var pasteReceiver: ViewController? {
    acceptsPaste ? self : shownChildren.lazy.compactMap(\.pasteReceiver).first
  }

  /// Pastes lines, as the user, if the screen accepts them.
  package func pasteByHand(_ lines: [String]) {
    guard let receiver = pasteReceiver else { return }
    receiver.receive(.paste) { try receiver.paste(lines) }
  }

  /// Loads the content, if it is not loaded.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    (isLoaded, isLoading) = (true, true)
    send(.loadView)
    send(.viewDidLoad)
    isLoading = false
    send(.firstLoadOfTables)
  }

  /// Runs one layout pass; the screens within this one follow.
  package func layOut() {
    send(.viewDidLayoutSubviews)
    for controller in content.subviews.flatMap(\.controllers) { controller.layOut() }
    visibleStack?.top?.layOut()
    needsLayout = false
  }

  /// Calls the lifecycle method of this moment, as one hop from the stack or the parent.
  func send(
    _ moment: Lifecycle,
    from caller: ViewController? = nil,
    parent newParent: ViewController? = nil
  ) {
    let above = (caller ?? parent)?.participant ?? ownNavigation?.participant
    runtime.flow.run(.lifecycle(moment), from: above ?? .nobody, to: participant) {
      switch moment {
      case .loadView: try loadView()
      case .viewDidLoad: try viewDidLoad()
      case .firstLoadOfTables: for table in content.tables { try table.loadIfNeeded() }
      case .viewWillAppear:
        isReturning = hasDisappeared
        try viewWillAppear()
        if let state = appearance.state(after: moment) { appearance = state }
        try viewIsAppearing()
      case .viewDidLayoutSubviews:
        try viewWillLayoutSubviews()
        try content.layOut()
        try viewDidLayoutSubviews()
      case .viewDidAppear: try viewDidAppear()
      case .willPop: try willPop()
      case .viewWillDisappear: try viewWillDisappear()
      case .viewDidDisappear:
        hasDisappeared = true
        try viewDidDisappear()
      case .didLeave:
        hasDisappeared = false
        try didLeave()
      case .willMove: willMove(toParent: newParent)
      case .didMove: didMove(toParent: newParent)
      }
    }
  }

  func note(_ what: String) { runtime.flow.note(.navigate, to: participant, what) }
}

extension ViewController {
  /// All visible elements of the screen: the navigation bar's buttons first, a toolbar's and a tab bar's tabs last.
  public var elements: [Element] {
    var found: [Element] = []
    for button in shownItem?.leftButtons ?? [] { button.addVisible(to: &found) }
    for button in shownItem?.rightButtons ?? [] { button.addVisible(to: &found) }
    content.addVisible(to: &found)
    for button in shownTools { button.addVisible(to: &found) }
    for tab in shownTabBar?.tabs ?? [] { tab.addVisible(to: &found) }
    return found
  }

  /// All elements of the screen, including hidden ones.
  package var allElements: [Element] {
    navigationItem.buttons.flatMap { [$0] + $0.descendants } + content.descendants
  }

  /// The tables of the screen, including hidden ones.
  package var allTables: [TableView] { content.tables }

  /// Whether the screen has a table, even a hidden one.
  package var hasTable: Bool { content.hasTable }

  /// The first visible table of the screen.
  public var firstTable: TableView? { content.firstVisibleTable }
}

extension ViewController: ComponentOwner {
  package var ownedComponents: [Component] {
    var owned: [Component] = navigationItem.buttons
    if let companion = navigationItem.companion { owned.append(companion) }
    if let bar = navigationItem.bar { owned.append(bar) }
    owned.append(content)
    if let presented { owned += presented.controls as [Component] }
    owned += children
    owned += ownTabs
    if let ownEditButton { owned.append(ownEditButton) }
    return owned
  }
}

extension ViewController: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(title)
    digest.add(navigationItem.leftButtons)
    digest.add(navigationItem.rightButtons)
    digest.add(navigationItem.leftItemsSupplementBackButton)
    digest.add(navigationItem.hidesBackButton)
    if !navigationItem.tools.isEmpty { digest.add(navigationItem.tools) }
    if let prompt = navigationItem.prompt { digest.add(prompt) }
    if let titleView = navigationItem.titleView { digest.add(titleView) }
    digest.add(content)
    if let companion = navigationItem.companion { digest.add(companion) }
    digest.add(ownNavigation)
    digest.add(presented)
    digest.add(isLoaded)
    digest.add(children)
    digest.add(ownTabs)
    digest.add(parent)
    digest.add(appearance.rawValue)
    runtime.describe(touchBeforePush: appearedBy, to: &digest)
    if modalPresentationStyle == .pageSheet { digest.add("sheet") }
    digest.add(isEditing)
    tabItem.describe(to: &digest)
    if hidesBottomBarWhenPushed { digest.add("no tabs") }
    if needsLayout { digest.add("layout") }
    if isModalInPresentation { digest.add("modal") }
    if let presentationDelegate { digest.add(presentationDelegate) }
    digest.add(presentationLink.isGone)
  }
}
