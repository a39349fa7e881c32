import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A to-do list of at most ten entries, in one window or several.
  ///
  /// Its wirings follow RightMVC, and the article by onevcat that RightMVC answers.
  public static let todo = System(
    name: "todo",
    summary: "a to-do list of at most ten entries, with an edit screen and an optional server",
    origin: "RightMVC",
    style: .cocoaMVC,
    promises: { [LimitPromise(), NoLostEntryPromise(), ConfirmedPromise()] },
    screens: [
      ScreenKind("list", "the list of entries"),
      ScreenKind("edit", "it opens when the user selects a row of a list", opensInWindow: false),
    ],
    outsideActions: ToDoAssembly.outsideActions,
    server: .optional,
    searchDomain: SearchDomain(reaches: [.rows(10)]),
    wirings: [
      onStore(
        "correct",
        .correct,
        "one store that notifies its controllers, which show what it has",
        files: ["CorrectListController.swift", "CorrectEditController.swift", "ToDoStore.swift"],
        list: Correct.ToDoListController.init(store:)
      ),
      onStore(
        "queueing",
        .correct,
        "the same controllers, on a store that sends a lost request again",
        files: [
          "QueueingStore.swift", "CorrectListController.swift", "CorrectEditController.swift",
          "ToDoStore.swift",
        ],
        store: { Queueing.ToDoStore() },
        list: Correct.ToDoListController.init(store:)
      ),
      alone(
        "misused",
        .misused(breaking: .modelInController),
        "the array lives in the list's controller, and the tap moves the rows",
        files: ["MisusedListController.swift", "MisusedEditController.swift"],
        list: Misused.ToDoListController.init
      ),
      Wiring(
        "massive",
        .misused(breaking: .modelInController),
        "one controller with all roles: the entries, the requests, and both screens",
        files: ["MassiveListController.swift"]
      ) {
        ToDoAssembly(
          ToDoModel(each: { Massive.ToDoListController() }, entries: { $0.items })
        )
      },
      alone(
        "misused-server",
        .misused(breaking: NoLostEntryPromise()),
        "misused, and the controller loads a list from the server",
        files: [
          "MisusedServerListController.swift", "MisusedListController.swift",
          "MisusedEditController.swift",
        ],
        list: MisusedServer.ToDoListController.init
      ),
      alone(
        "optimistic",
        .misused(breaking: ConfirmedPromise()),
        "misused, with a server: the row first, and the answer only logged",
        files: [
          "OptimisticListController.swift", "MisusedListController.swift",
          "MisusedEditController.swift",
        ],
        list: Optimistic.ToDoListController.init
      ),
      onStore(
        "half-store",
        .misused(breaking: .screenDisagreesWithModel),
        "a shared store, and every screen still moves its own rows",
        files: [
          "HalfStoreListController.swift", "HalfStoreEditController.swift", "ToDoStore.swift",
        ],
        list: HalfStore.ToDoListController.init(store:)
      ),
      onStore(
        "half-notified",
        .misused(breaking: .uiChangesUI),
        "a shared store that notifies its controllers, with the old code still there",
        files: [
          "HalfNotifiedListController.swift", "HalfStoreEditController.swift", "ToDoStore.swift",
        ],
        list: HalfNotified.ToDoListController.init(store:)
      ),
      Wiring(
        "model-paints",
        .misused(breaking: .modelKnowsView),
        "a store that has the button of a list, and switches it itself",
        files: [
          "ModelPaintsStore.swift", "ModelPaintsListController.swift",
          "CorrectListController.swift", "CorrectEditController.swift", "ToDoStore.swift",
        ]
      ) {
        ToDoAssembly(
          ToDoModel(
            sharing: ModelPaints.ToDoStore(),
            makeList: ModelPaints.ToDoListController.init(store:)
          )
        )
      },
      Wiring(
        "rightmvc",
        .misused(breaking: .notifiedByStranger),
        "as published: a private store in each controller, which listens to any sender",
        files: [
          "RightMVCListController.swift", "RightMVCEditController.swift", "RightMVCStore.swift",
        ]
      ) {
        ToDoAssembly(
          ToDoModel(each: { RightMVC.ToDoListController() }, entries: { $0.toDoStore.all })
        )
      },
      Wiring(
        "onevcat",
        .misused(breaking: .screenDisagreesWithModel),
        "as published in the original: a shared store that compares sets",
        files: ["OnevcatListController.swift", "OnevcatEditController.swift", "OnevcatStore.swift"]
      ) {
        ToDoAssembly(
          ToDoModel(sharing: Onevcat.ToDoStore.shared) { _ in Onevcat.ToDoListController() }
        )
      },
    ],
    firstSteps: ["open list as second", "in first tap Add", "tap Add"],
    sources: .embedded
  )

  /// A wiring whose controllers share one `ToDoStore`.
  private static func onStore(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    files: [String],
    store: @escaping @Sendable () -> ToDoStore = { ToDoStore() },
    list: @escaping @Sendable (ToDoStore) -> ListController
  ) -> Wiring {
    Wiring(name, verdict, summary, files: files) {
      ToDoAssembly(ToDoModel(sharing: store(), makeList: list))
    }
  }

  /// A wiring whose controllers keep the entries in arrays of their own.
  private static func alone(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    files: [String],
    list: @escaping @Sendable () -> Misused.ToDoListController
  ) -> Wiring {
    Wiring(name, verdict, summary, files: files) {
      ToDoAssembly(ToDoModel(each: list, entries: \.items))
    }
  }
}
