import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite("notified-by-stranger")
struct NotifiedByStrangerTests {
  @Test("a controller that hears a model it does not hold breaks it, where it subscribed")
  func stranger() {
    #expect(
      Stage { Eavesdropper(Store()) }.reply(to: "open screen", "tap Go") == """
        ~ Store after
        ! notified-by-stranger: 'Eavesdropper<Store>' was notified by a 'Store' that it does not show  \
        (NotifiedByStrangerTests.swift:\(Subscription.line))
        """
    )
  }

  @Test(
    "a controller may hear the model it holds, and one that there is just one of",
    arguments: [
      ContrastResult("its own", "tap Go") { Eavesdropper(Store()) },
      ContrastResult("one of several", "tap Go") { Eavesdropper([Store(), Store()]) },
      ContrastResult("a singleton", "tap Go") { SingletonListener() },
    ]
  )
  func innocent(scene: ContrastResult) {
    #expect(Stage(scene.make).findings(after: scene.commands) == "")
  }
}

private enum Subscription {
  static let line = #line + 3

  static func begin(_ screen: Screen) {
    screen.runtime.notifications.addObserver(screen, for: .storeDidChange) { _, _ in }
  }
}

private final class Eavesdropper<Kept>: Screen {
  private let kept: Kept

  init(_ kept: Kept) { self.kept = kept }

  override func viewDidLoad() { Subscription.begin(self) }
  override func go() { ((kept as? [Store])?.first ?? kept as? Store)?.change() }
}

private final class SingletonListener: Screen {
  override func viewDidLoad() { Subscription.begin(self) }
  override func go() { Runtime.singleton { Store() }.change() }
}
