import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct ContractLawsTests {
  @Test func `view-bypasses-controller: a view that calls the model breaks it`() {
    #expect(
      Stage(style: .contract) { Module(Forward(), Backward()) }.reply(to: "tap Wish") == """
        ! view-bypasses-controller: 'Forward' called 'WishModel.grant' of 'Backward'  \
        (ContractLawsTests.swift:\(Forward.line))
        """
    )
  }

  @Test func `view-bypasses-controller: a button whose target is the model breaks it`() {
    #expect(
      Stage(style: .contract) { Shortcut() }.reply(to: "tap Now") == """
        ! view-bypasses-controller: 'Now' called 'Backward' by target-action  \
        (ContractLawsTests.swift:\(Shortcut.line))
        """
    )
  }

  @Test func `view-bypasses-controller: a view may call its controller, which calls the model`() {
    #expect(
      Stage(style: .contract) { Module(Wisher(), Backward()) }.findings(after: ["tap Wish"]) == ""
    )
  }

  @Test
  func `ui-changes-ui: a controller breaks it that has its view paint before a model has changed`()
  {
    #expect(
      Stage(style: .contract) { Hasty() }.findings(after: ["tap Go"]) == """
        ! ui-changes-ui: 'Hasty' wrote the label 'board' in response to a tap; no model had changed  \
        (ContractLawsTests.swift:\(Hasty.line))
        """
    )
  }

  @Test func `ui-changes-ui: a view breaks it that paints without waiting for its controller`() {
    #expect(
      Stage(style: .contract) { Module(Eager(), Backward()) }.findings(after: ["tap Wish"]) == """
        ! ui-changes-ui: 'Eager' wrote the label 'word' in response to a tap; no model had changed  \
        (ContractLawsTests.swift:\(Eager.line))
        """
    )
  }

  @Test func `view-navigates: a view that pushes a screen breaks it`() {
    #expect(
      Stage(style: .contract) { Module(Guide(), Backward()) }.findings(after: ["tap Wish"]) == """
        ! view-navigates: 'Guide' pushed ViewController  (ContractLawsTests.swift:\(Guide.line))
        """
    )
  }

  @Test func `view-navigates: a controller, or an object without a role, may push and present`() {
    #expect(
      Stage(style: .contract) { Traveller() }.findings(after: ["tap Go", "back", "tap Go"]) == ""
    )
  }

  @Test func `strong-back-reference: a view or a model that holds its controller breaks it, once`()
  {
    let source = """
      final class KeepingWisher: Part {
        @Contract(.strong) var owner: (any WishController)?
      }
      final class KeepingModel: Model {
        @Contract(.strong) var owner: (any WishController)?
      }
      """
    let sources = SourceIndex([SourceFile(name: "Keeping.swift", text: source)])
    #expect(
      Stage(style: .contract, sources: sources) { Module(KeepingWisher(), KeepingModel()) }
        .findings(after: ["tap Wish", "layout"]) == """
          ! strong-back-reference: 'KeepingWisher' holds 'Module' strongly in 'owner'  (Keeping.swift:2)
          ! strong-back-reference: 'KeepingModel' holds 'Module' strongly in 'owner'  (Keeping.swift:5)
          """
    )
  }

  @Test func `strong-back-reference: a controller that does not hold its model breaks it`() {
    #expect(
      Stage(style: .contract) { Borrowing() }.findings(after: ["layout"]) == """
        ! strong-back-reference: 'Borrowing' holds 'Backward' weakly in 'lent'
        """
    )
  }

  @Test
  func `strong-back-reference: strong links to view and model and weak links back do not break it`()
  {
    #expect(
      Stage(style: .contract) { Module(Wisher(), Backward()) }.findings(after: ["layout"]) == ""
    )
  }

  @Test
  func `nobody-heard: a call on a contract link that is not set reaches nobody, unlike a delegate`()
  {
    #expect(
      Stage(style: .contract) { Module(Wisher(), nil) }.reply(to: "tap Wish") == """
        ! nobody-heard: nobody heard 'WishModel.grant' of 'Module'  \
        (ContractLawsTests.swift:\(Module.line))
        """
    )
  }

  @Test func `leak: a screen that a block holds is not said to be in a cycle by its weak links`() {
    #expect(
      Stage(style: .contract) { Traveller { Kept() } }.findings(after: ["tap Go", "back"]) == """
        ! leak: 'Kept' of a closed 'Kept' is still alive, held by a block in 'Kept.keep'  \
        (ContractLawsTests.swift:\(Kept.keepLine))
        """
    )
  }
}

protocol WishController: AnyObject {
  func wish() throws
}

protocol WishModel: AnyObject {
  func grant() throws
}

/// A part of the screen with a button, on which a person wishes something.
private class Part: Element {
  @Contract(.weak) var controller: (any WishController)?
  @Contract(.weak) var model: (any WishModel)?

  init() {
    super.init()
    let button = Button("Wish")
    addSubview(button)
    button.onTap(self) { try $0.wish() }
  }

  func wish() throws {}
}

private final class Wisher: Part {
  override func wish() { $controller("wish") { try $0.wish() } }
}

private final class Forward: Part {
  static let line = #line + 2
  override func wish() {
    $model("grant") { try $0.grant() }
  }
}

private final class Guide: Part {
  static let line = #line + 2
  override func wish() {
    (controller as? ViewController)?.navigation?.push(ViewController())
  }
}

private final class KeepingWisher: Part {
  @Contract(.strong) var owner: (any WishController)?
}

/// Shows what was wished for, and then asks for it.
private final class Eager: Part {
  private let label = Label(identifier: "word")

  override init() {
    super.init()
    addSubview(label)
  }

  static let line = #line + 2
  override func wish() {
    label.text = "granted"
    $controller("wish") { try $0.wish() }
  }
}

/// What a controller has shown.
private final class Board: Element {
  let label = Label(identifier: "board")

  override init(identifier: String = "") {
    super.init(identifier: identifier)
    addSubview(label)
  }

  func show(_ text: String) { label.text = text }
}

/// Has its view show what happens before it has happened.
private final class Hasty: Screen {
  @Contract(.strong) var board: Board?

  override func loadView() {
    super.loadView()
    let board = Board()
    self.board = board
    view.addSubview(board)
  }

  static let line = #line + 1
  override func go() { $board("show") { $0.show("gone") } }
}

private class Granter: Model, WishModel {
  func grant() {}
}

private final class Backward: Granter {
  @Contract(.weak) var controller: (any WishController)?
}

private final class KeepingModel: Granter {
  @Contract(.strong) var owner: (any WishController)?
}

/// A screen with a view and a model, both linked to it.
private class Module: ViewController, WishController {
  @Contract(.strong) var part: Part?
  @Contract(.strong) var model: (any WishModel)?

  init(_ part: Part, _ model: Granter?) {
    super.init()
    (self.part, self.model) = (part, model)
    (part.controller, part.model) = (self, model)
    (model as? Backward)?.controller = self
    (model as? KeepingModel)?.owner = self
    (part as? KeepingWisher)?.owner = self
  }

  override func loadView() { if let part { view.addSubview(part) } }

  static let line = #line + 2
  func wish() throws {
    $model("grant") { try $0.grant() }
  }
}

/// A module that something else keeps too.
private final class Kept: Module {
  private var keep: (() -> Void)?

  init() { super.init(Wisher(), Backward()) }

  static let keepLine = #line + 1
  override func viewDidLoad() { keep = { _ = self } }
}

private final class Shortcut: Screen {
  private let model = Backward()

  static let line = #line + 3
  override func viewDidLoad() {
    let now = Button("Now")
    now.onTap(model) { $0.grant() }
    view.addSubview(now)
  }
}

private final class Borrowing: Screen {
  private let own = Backward()
  @Contract(.weak) var lent: Granter?

  override func loadView() { lent = own }
}

/// Pushes a screen, with the help of somebody who knows which one, and presents an alert before it.
private final class Traveller: Screen {
  private let router: Router

  init(_ make: @escaping () -> ViewController = { ViewController() }) {
    router = Router(make: make)
  }

  override func go() {
    present(Alert("Off we go", actions: []))
    dismissAlert()
    router.show(from: self)
  }
}

private struct Router {
  let make: () -> ViewController

  func show(from controller: ViewController) { controller.navigation?.push(make()) }
}
