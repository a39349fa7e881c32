import HeadlessUI
import LabStage
import MVC
import MVCLab
import Testing

/// Whose code it was, where only plain Swift leads from it to what happened; each guilty program stands beside the nearest
/// innocent one.
@Suite struct AuthorTests {
  /// What was found but that the views can reach the model, which is how they come to change it.
  private static func findings(
    _ commands: String...,
    make: @escaping @Sendable () -> ViewController
  ) -> String {
    Stage(make).findings(after: commands).split(separator: "\n")
      .filter { !$0.hasPrefix("! view-holds-model") }.joined(separator: "\n")
  }

  // MARK: Changes

  @Test func `a view that calls a closure is innocent, though its own code has names in common`() {
    #expect(Self.findings("tap Press") { Lamps { LampView($0, $1) } } == "")
  }

  @Test func `a view that calls a plain delegate is innocent`() {
    #expect(Self.findings("tap Press") { Lamps { AskingView($0, $1) } } == "")
  }

  @Test func `a view that changes a model through a service locator is named, with its line`() {
    #expect(
      Self.findings("tap Press") { Lamps { LocatingView($0, $1) } } == """
        ! view-changes-model: 'LocatingView' changed 'word' of 'Store'  \
        (AuthorTests.swift:\(LocatingView.line))
        """
    )
  }

  @Test func `a view that lets a helper change a model is named, with its own line`() {
    #expect(
      Self.findings("tap Press") { Lamps { HelpedView($0, $1) } } == """
        ! view-changes-model: 'HelpedView' changed 'word' of 'Store'  \
        (AuthorTests.swift:\(HelpedView.line))
        """
    )
  }

  // MARK: Screens

  @Test func `a view that asks is innocent of what a router pushes, and one that pushes is named`()
  {
    #expect(Self.findings("tap Press") { Lamps(opens: true) { LampView($0, $1) } } == "")
    #expect(
      Self.findings("tap Press") { Lamps { PushingView($0, $1) } } == """
        ! view-navigates: 'PushingView' pushed Screen  (AuthorTests.swift:\(PushingView.line))
        """
    )
  }

  // MARK: Paints

  @Test func `a paint by a helper has the line of the controller that called it`() {
    #expect(
      Self.findings("tap Go") { PaintingByHelper() } == """
        ! ui-changes-ui: 'PaintingByHelper' wrote the label 'word' in response to a tap; no model had \
        changed  (AuthorTests.swift:\(PaintingByHelper.line))
        """
    )
  }
}

// MARK: - A screen with a view

/// A screen with a view that somehow reaches the store.
private final class Lamps: ViewController, PressDelegate {
  let store = Store()
  private let opens: Bool
  private let make: @Sendable (Lamps, Store) -> PressedView

  init(opens: Bool = false, _ make: @escaping @Sendable (Lamps, Store) -> PressedView) {
    (self.opens, self.make) = (opens, make)
    super.init()
  }

  override func loadView() {
    let pressed = make(self, store)
    pressed.delegate = self
    pressed.onPress = { [unowned self] in
      if opens { Router.show(Screen(), from: self) } else { store.change() }
    }
    view.addSubview(pressed)
  }

  func viewWasPressed() { store.change() }
}

private protocol PressDelegate: AnyObject {
  func viewWasPressed()
}

/// A plain type that pushes for others.
private enum Router {
  static func show(_ screen: ViewController, from other: ViewController) {
    other.navigation?.push(screen)
  }
}

/// A plain type that changes a model for others.
private enum Helper {
  static func change(_ store: Store) { store.change() }
  static func paint(_ label: Label) { label.setText("after") }
}

/// What a view can find everything by.
private struct Services {
  let store: Store
}

/// Nobody uses it; it has a name in common with a call.
private struct Unused {
  var change: () -> Void = {}
}

private class PressedView: StackView {
  weak var delegate: (any PressDelegate)?
  var onPress: () -> Void = {}
  let services: Services
  unowned let screenOfMine: ViewController

  init(_ screen: Lamps, _ store: Store) {
    (services, screenOfMine) = (Services(store: store), screen)
    let button = Button("Press")
    super.init([button])
    button.onTap(self) { $0.pressed() }
  }

  func pressed() {}
}

private final class LampView: PressedView {
  private var change = false
  override func pressed() {
    change.toggle()
    onPress()
  }
}

private final class AskingView: PressedView {
  override func pressed() { delegate?.viewWasPressed() }
}

private final class LocatingView: PressedView {
  static let line = #line + 1
  override func pressed() { services.store.change() }
}

private final class HelpedView: PressedView {
  static let line = #line + 1
  override func pressed() { Helper.change(services.store) }
}

private final class PushingView: PressedView {
  static let line = #line + 1
  override func pressed() { Router.show(Screen(), from: screenOfMine) }
}

private final class PaintingByHelper: Screen {
  static let line = #line + 1
  override func go() { Helper.paint(label) }
}
