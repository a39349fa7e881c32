import MVC

/// A view of the view layer, which can contain others.
///
/// An element draws itself as lines of text; widths are in terminal columns.
open class Element: View, ComponentOwner {
  /// A name by which a command finds it, beside its title; may be empty.
  @exclusivity(unchecked) public package(set) var identifier: String
  /// A number by which the app finds it; 0 at first.
  public final var tag = 0
  /// The elements directly in it, from top to bottom, including hidden ones.
  @exclusivity(unchecked) public private(set) var subviews: [Element] = []
  /// The element that it is in.
  @exclusivity(unchecked) public private(set) weak var superview: Element?
  /// Whether it is hidden; to set this is no render.
  @exclusivity(unchecked) var isOutOfSight = false
  /// How opaque it is, from 0 to 1.
  @exclusivity(unchecked) private var opaqueness = 1.0
  /// When what it shows was last set.
  @exclusivity(unchecked) package internal(set) final var settings = SettingTimes()
  /// The controller whose view it is.
  @exclusivity(unchecked) weak var controller: (any ViewOwner)?

  /// Makes an empty element.
  public init(identifier: String = "") {
    self.identifier = identifier
    super.init()
  }

  /// Makes an empty element; the frame is not kept.
  public init(frame: ElementFrame) {
    identifier = ""
    super.init()
  }

  /// Adds `element` below the others; an element can be in one other only.
  ///
  /// A controller whose view it is loads, as it does in UIKit when its view is asked for.
  public func addSubview(_ element: Element) { insertSubview(element, at: .max) }

  /// Adds `element` at an index among the others, which is 0 for the topmost; a greater one than there are others is
  /// the lowest place.
  public func insertSubview(_ element: Element, at index: Int) {
    element.controller?.loadViewIfNeeded()
    element.superview?.subviews.removeAll { $0 === element }
    element.superview = self
    subviews.insert(element, at: max(0, min(index, subviews.count)))
    for controller in element.controllers { controller.appearInParent() }
  }

  /// Removes it from the element that it is in; a child controller's view disappears first.
  public func removeFromSuperview() {
    guard let superview else { return }
    endEditing()
    let leaving = controllers
    for controller in leaving { controller.forward(.viewWillDisappear) }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    for controller in leaving { controller.forward(.viewDidDisappear) }
    guard controller == nil else { return }
    superview.render("removed \(flowName)")
  }

  /// Its visible lines; by default those of its subviews.
  open func lines(width: Int) -> [String] {
    subviews.flatMap { $0.isDrawn ? $0.lines(width: width) : [] }
  }

  /// Its text as a part of a line; nil if it does not fit into one.
  open var inlineText: String? { nil }

  /// Called at each layout pass, before the controller's `viewDidLayoutSubviews`; passes can repeat
  /// without a reason.
  // `UIKitNames` has one that does not throw, for `super.layoutSubviews()`.
  @_disfavoredOverload
  open func layoutSubviews() throws {}

  /// The names by which a command finds it: its title, its identifier.
  open var callNames: [String] { identifier.isEmpty ? [] : [identifier] }

  /// Whether it is hidden; a hidden element takes no room.
  public var isHidden: Bool {
    get { isOutOfSight }
    set {
      guard newValue != isHidden else { return }
      isOutOfSight = newValue
      render("\(newValue ? "hid" : "showed") \(flowName)")
    }
  }

  /// How opaque it is, from 0 to 1; one that is less than a hundredth is as if it were hidden.
  ///
  /// Otherwise all look the same here. To set it is a render if the element comes into sight or goes.
  public var alpha: Double {
    get { opaqueness }
    set {
      let wasClear = isClear
      opaqueness = max(0, min(newValue, 1))
      if isClear != wasClear {
        render("\(isClear ? "hid" : "showed") \(flowName)")
      }
    }
  }

  private var isClear: Bool { opaqueness < 0.01 }

  /// Whether it is drawn, and can be touched, where what it is in is.
  package var isDrawn: Bool { !isOutOfSight && !isClear }

  /// This element and all elements within it, from top to bottom, without hidden ones.
  public var visibleElements: [Element] {
    var found: [Element] = []
    addVisible(to: &found)
    return found
  }

  func addVisible(to found: inout [Element]) {
    guard isDrawn else { return }
    found.append(self)
    addVisibleParts(to: &found)
  }

  /// Adds the visible elements within it.
  func addVisibleParts(to found: inout [Element]) {
    for subview in subviews { subview.addVisible(to: &found) }
  }

  /// The elements within it, including hidden ones.
  package var descendants: [Element] { subviews + subviews.flatMap(\.descendants) }

  /// The text on the left of a view within it, which names the view; nil if there is none.
  func label(leftOf part: Element) -> String? { nil }

  /// Whether whatever it shows is a picture of a model.
  var isAlwaysPicture: Bool { false }

  /// Adds what this class has beside subviews.
  func describeContent(to digest: inout StateDigest) {}

  /// Lays out itself and then all elements within it, except those of another controller, which has a
  /// layout pass of its own.
  func layOut() throws {
    try layoutSubviews()
    for subview in subviews where subview.controller == nil { try subview.layOut() }
  }

  /// The controllers of this element or, if it has none, of those within it: the outermost ones.
  var controllers: [any ViewOwner] {
    controller.map { [$0] } ?? subviews.flatMap(\.controllers)
  }

  /// The element that shows it: the one that it is in or, for a cell, the table.
  package var enclosing: Element? { superview }

  /// The controller whose view it is a part of; nil if it is in none.
  var owner: (any ViewOwner)? { controller ?? enclosing?.owner }

  /// Whether it is that element or within it.
  func isWithin(_ other: Element) -> Bool {
    self === other || enclosing?.isWithin(other) == true
  }

  package var ownedComponents: [Component] { subviews }
}

extension Element: StatefulObject {
  package func describe(to digest: inout StateDigest) {
    digest.add(isHidden)
    if alpha != 1 { digest.add(value: alpha) }
    digest.add(subviews)
    if tag != 0 { digest.add(tag) }
    if !isAlwaysPicture, screen != nil { digest.add(paints.pictureBits) }
    describeContent(to: &digest)
  }
}
