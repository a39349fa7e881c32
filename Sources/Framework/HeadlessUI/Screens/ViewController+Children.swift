import MVC

/// Children of a screen, as in UIKit:
///
///     addChild(child)                 // calls willMove(toParent: self)
///     view.addSubview(child.view)     // loads the child, which appears with or within this screen
///     child.didMove(toParent: self)
///
///     child.willMove(toParent: nil)
///     child.view.removeFromSuperview()
///     child.removeFromParent()        // calls didMove(toParent: nil)
///
/// The parent keeps its children alive. A child appears and disappears with its parent, always after
/// it. In a screen that is visible already it begins to appear at once, and has appeared when the present
/// event is over and the layout pass has run. Without `addChild` a view is shown, but its controller
/// neither appears nor stays alive.
extension ViewController {
  /// Makes a controller the child of this one, and takes it from its present parent.
  public func addChild(_ child: ViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    note("added \(child.flowName)")
    child.send(.willMove, from: self, parent: self)
    children.append(child)
    child.parent = self
    child.appearInParent()
  }

  /// Ends being a child; its view stays where it is.
  public func removeFromParent() {
    guard let parent else { return }
    parent.note("removed \(flowName)")
    parent.children.removeAll { $0 === self }
    leave(navigation?.window)
    self.parent = nil
    send(.didMove, from: parent)
  }
}

extension ViewController: ViewOwner {
  var focus: Focus? { navigation?.window?.focus }

  /// The children whose views are within this screen's.
  var shownChildren: [ViewController] { children.filter { $0.content.isWithin(content) } }

  /// The stack within this screen that is visible: that of the selected tab.
  var visibleStack: NavigationController? { ownTabs.first(where: \.isSelected)?.stack }

  /// The innermost screen in front: that of the selected tab, or this one.
  var front: ViewController { visibleStack?.touchable?.front ?? self }

  /// Calls a moment of appearing or disappearing, and then those of the screens within this one, for which
  /// it can come.
  func forward(_ moment: Lifecycle) {
    if moment == .viewWillAppear { appearedBy = runtime.flow.current }
    send(moment)
    if moment == .viewWillDisappear { content.endEditing() }
    if let state = appearance.state(after: moment) { appearance = state }
    let inner = shownChildren + (visibleStack?.top.map { [$0] } ?? [])
    for screen in inner where screen.appearance.state(after: moment) != nil {
      screen.loadViewIfNeeded()
      screen.forward(moment)
    }
    ownNavigation?.announce(self, at: moment)
  }

  /// Begins to appear, if the view has come into a parent's that is visible.
  func appearInParent() {
    guard let parent, content.isWithin(parent.content), appearance == .disappeared else { return }
    switch parent.appearance {
    case .disappeared, .disappearing: break
    case .appearing: forward(.viewWillAppear)
    case .appeared:
      forward(.viewWillAppear)
      async { [weak self] in
        guard let self, appearance == .appearing else { return }
        layOut()
        forward(.viewDidAppear)
      }
    }
  }

  /// Leaves its stack or its parent, with the screens within it; the window knows before it releases them.
  func leave(_ window: Window?) {
    send(.didLeave)
    for screen in innerScreens { screen.leave(window) }
    window?.willRelease?(self)
  }

  /// Adds the screen and those within it that can be seen if it can.
  func addVisibleScreens(to found: inout [ViewController]) {
    found.append(self)
    for screen in shownChildren { screen.addVisibleScreens(to: &found) }
    visibleStack?.touchable?.addVisibleScreens(to: &found)
  }

  /// Adds this screen and those within it, the outer ones first.
  func addScreens(to found: inout [ViewController]) {
    found.append(self)
    for screen in innerScreens { screen.addScreens(to: &found) }
  }

  /// The screens directly within this one, also those that can't be seen.
  private var innerScreens: [ViewController] { children + ownTabs.flatMap(\.stack.screens) }
}
