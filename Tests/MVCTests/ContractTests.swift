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

  @Test func `a call of a contract is a hop with the protocol's and the method's name`() {
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

  @Test func `a strong link of a contract keeps its target alive, a weak one does not`() {
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

  @Test func `a link of a contract releases its target when it is set to another`() {
    wire()
    weak let first = controller.model
    wire()
    #expect(first == nil)
    #expect(controller.model != nil)
  }

  @Test func `a call on a link that is not set is recorded as a hop to nobody`() {
    #expect(!controller.add("Milk"))
    #expect(
      runtime.story == "contract: ListController -> nobody ListControllerInput.add"
    )
  }

  @Test func `a call on a weak link whose target is gone is recorded as a hop to nobody`() throws {
    let model = runtime.assemble { ListModel() }
    do {
      let dying = runtime.assemble { ListController() }
      model.controller = dying
    }
    try model.add("Milk")
    #expect(runtime.story == "contract: ListModel -> nobody ListModelOutput.onAddition")
  }

  @Test func `a model's call of a contract is announced to the listener, a controller's is not`() {
    wire()
    let ear = Ear()
    runtime.flow.listener = ear
    _ = controller.add("Milk")
    #expect(ear.phases == ["1 spoken", "1 heardByAll"])
  }

  @Test func `an error that a contract's target throws ends the flow`() {
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

  @Test func `reflection sees the target of a strong link, and none in a weak one`() {
    let model = runtime.assemble { ListModel() }
    let strong = Contract<ListModel>(wrappedValue: model, .strong)
    let weak = Contract<ListModel>(wrappedValue: model, .weak)
    #expect(Mirror(reflecting: strong).children.compactMap { $0.value as? ListModel }.count == 1)
    #expect(Mirror(reflecting: weak).children.isEmpty)
    #expect([strong.participant, weak.participant] == [model.participant, model.participant])
    #expect([strong.strength, weak.strength] == [.strong, .weak])
  }
}
