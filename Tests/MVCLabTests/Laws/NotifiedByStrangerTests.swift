import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct NotifiedByStrangerTests {
  @Test
  func
    `notified-by-stranger: a notification of a model that the controller does not hold breaks it`()
  {
    #expect(
      Stage { Eavesdropper(Store()) }.reply(to: "open screen", "tap Go") == """
        ~ Store after
        ! notified-by-stranger: 'Eavesdropper<Store>' was notified by a 'Store' that it does not show  \
        (NotifiedByStrangerTests.swift:\(Subscription.line))
        """
    )
  }

  @Test(
    arguments: [
      Example("its own", "tap Go") { Eavesdropper(Store()) },
      Example("one of several", "tap Go") { Eavesdropper([Store(), Store()]) },
      Example("one in a container of services", "tap Go") { WithServices(Services()) },
      Example("a singleton", "tap Go") { SingletonListener() },
    ]
  ) func `notified-by-stranger: notifications of its own model or of a singleton do not break it`(
    example: Example
  ) {
    #expect(Stage(example.make).findings(after: example.commands) == "")
  }
}

private enum Subscription {
  static let line = #line + 3

  static func begin(_ screen: Screen) {
    screen.observe(.storeDidChange) { _, _ in }
  }
}

private final class Eavesdropper<Kept>: Screen {
  private let kept: Kept

  init(_ kept: Kept) { self.kept = kept }

  override func viewDidLoad() { Subscription.begin(self) }
  override func go() { ((kept as? [Store])?.first ?? kept as? Store)?.change() }
}

private final class Services {
  let store = Store()
}

private final class WithServices: Screen {
  private let services: Services

  init(_ services: Services) { self.services = services }

  override func viewDidLoad() { Subscription.begin(self) }
  override func go() { services.store.change() }
}

private final class SingletonListener: Screen {
  override func viewDidLoad() { Subscription.begin(self) }
  override func go() { Runtime.singleton { Store() }.change() }
}
