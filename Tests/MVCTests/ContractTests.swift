import MVC
import Testing

private protocol ListModelOutput: AnyObject {
  func onAddition(_ title: String) throws
}

private protocol ListControllerInput: AnyObject {
  func add(_ title: String) throws
}

private final class ListController: Controller, ListModelOutput {
  @Contract(.strong) var model: (any ListControllerInput)?
  var heard: [String] = []

  static let line = #line + 2
  func add(_ title: String) -> Bool {
    $model("add") { try $0.add(title) }
  }

  func onAddition(_ title: String) { heard.append(title) }
}

private final class ListModel: Model, ListControllerInput {
  @Contract(.weak) var controller: (any ListModelOutput)?

  func add(_ title: String) throws {
    if title.isEmpty { throw Broken() }
    $controller("onAddition") { try $0.onAddition(title) }
  }
}

@Suite struct ContractTests {
  private let runtime = Runtime()
  private let controller: ListController

  init() { controller = runtime.assemble { ListController() } }

  /// Sets both links; the model has no other owner.
  private func wire() {
    let model = runtime.assemble { ListModel() }
    controller.model = model
    model.controller = controller
  }

  @Test func `a call and its answer are hops that bear the contract and what is called of it`() {
    wire()
    #expect(controller.add("Milk"))
    #expect(controller.heard == ["Milk"])
    #expect(
      runtime.story == """
        contract: ListController -> ListModel ListControllerInput.add
          contract: ListModel -> ListController ListModelOutput.onAddition
        """
    )
    #expect(runtime.flow.hops.first?.site.line == UInt(ListController.line))
  }

  @Test func `a strong link keeps the other side, a weak one does not`() {
    wire()
    let model = controller.model as? ListModel
    weak let weakModel = model
    #expect(weakModel != nil)
    #expect(model?.controller === controller)
    var other: ListController? = runtime.assemble { ListController() }
    model?.controller = other
    other = nil
    #expect(model?.controller == nil)
  }

  @Test func `nobody is kept by a link that was set to another`() {
    wire()
    weak let first = controller.model
    wire()
    #expect(first == nil)
    #expect(controller.model != nil)
  }

  @Test func `a call on a link that is not set is heard by nobody, and recorded`() {
    #expect(!controller.add("Milk"))
    #expect(
      runtime.story == "contract: ListController -> nobody ListControllerInput.add"
    )
  }

  @Test func `so is a call on a weak link whose other side is gone`() throws {
    let model = runtime.assemble { ListModel() }
    do {
      let dying = runtime.assemble { ListController() }
      model.controller = dying
    }
    try model.add("Milk")
    #expect(runtime.story == "contract: ListModel -> nobody ListModelOutput.onAddition")
  }

  @Test func `a model's call is announced as its word, a controller's is not`() {
    wire()
    let ear = Ear()
    runtime.flow.listener = ear
    _ = controller.add("Milk")
    #expect(ear.phases == ["1 spoken", "1 heardByAll"])
  }

  @Test func `what the other side throws ends the flow`() {
    wire()
    _ = controller.add("")
    guard case .fault(let fault, let hop) = runtime.flow.end else {
      Issue.record("the flow goes on")
      return
    }
    #expect(fault as? Broken == Broken())
    #expect(hop == 0)
    #expect(!controller.add("Milk"))
  }

  @Test func `who looks into a link sees whom it keeps, and nobody where it is weak`() {
    let model = runtime.assemble { ListModel() }
    let strong = Contract<ListModel>(wrappedValue: model, .strong)
    let weak = Contract<ListModel>(wrappedValue: model, .weak)
    #expect(Mirror(reflecting: strong).children.compactMap { $0.value as? ListModel }.count == 1)
    #expect(Mirror(reflecting: weak).children.isEmpty)
    #expect([strong.participant, weak.participant] == [model.participant, model.participant])
    #expect([strong.strength, weak.strength] == [.strong, .weak])
  }
}
