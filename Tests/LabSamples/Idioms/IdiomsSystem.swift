import HeadlessUI
import MVCLab

extension System {
  /// Correct code as teams write it: a wiring for each idiom.
  public static let idioms = System(
    name: "idioms",
    summary: "correct code as teams write it, a wiring for each idiom",
    style: .cocoaMVC,
    screens: [ScreenKind("screen", "the only one")],
    server: .always,
    searchDomain: SearchDomain(texts: ["Eve", "Al"], answers: ["Ada,Bob,Cid,Dee"]),
    wirings: [
      idiom("weak delegate", "WeakDelegate.swift") { WeakDelegateController() },
      idiom("closure with a weak self", "WeakSelfClosure.swift") { WeakSelfClosureController() },
      idiom("publisher", "ValuePublisher.swift") { PublisherController() },
      idiom("coordinator", "PresentingCoordinator.swift") { NameCoordinator().start() },
      idiom("coordinator with a stack", "StackCoordinator.swift") { MainCoordinator().start() },
      idiom("repository behind a protocol", "RepositoryProtocol.swift") {
        RepositoryController(model: RepositoryModel(repository: CachingNameRepository()))
      },
      idiom("injected clock", "InjectedClock.swift") { CountdownController() },
      idiom("model of the main actor", "MainActorModel.swift") { TickerController() },
      idiom("observable model of the main actor", "ObservableOnMainActor.swift") {
        NameFinderController()
      },
      idiom("presenter of values", "ValuePresenter.swift") { PresentationController() },
      idiom("optimistic update with rollback", "OptimisticRollback.swift") { LikeController() },
      idiom("pagination with prefetch", "PrefetchingPagination.swift") { PagedController() },
      idiom("debounced search", "DebouncedSearch.swift") { SuggestionController() },
      idiom("undo stack", "UndoStack.swift") { UndoController() },
      idiom("validation of a form", "FormValidation.swift") { SignUpForm() },
      idiom("draft in a form", "DraftInAForm.swift") { DraftsController() },
      idiom("container of controllers", "ContainerController.swift") { ContainerController() },
      idiom("singleton store", "SingletonStore.swift") { SingletonController() },
      idiom("dependency container", "DependencyContainer.swift") { DependencyController() },
      idiom("load with cancellation", "CancelledLoad.swift") { LoadingController() },
      idiom("observation of a key path", "KeyPathObservation.swift") { KeyPathController() },
      idiom("notifications", "ContainerController.swift") { NotificationController() },
      idiom("snapshot of the rows", "SnapshotUpdate.swift") { SnapshotController() },
      idiom("row 'Add' while editing", "AddingRow.swift") { AddingRowController() },
      idiom("closure of a plain model", "PlainClosure.swift") { TallyController() },
      idiom("plain model everywhere", "PlainModelEverywhere.swift") { EntriesController() },
      idiom("entered choices", "EnteredChoices.swift") { TermsController() },
      idiom("selection in a view", "ViewSelection.swift") { SelectionController() },
      idiom("counted answers", "CountedAnswers.swift") { UploadsController() },
      idiom("cache in a dictionary", "ImageCache.swift") { ImagesController() },
      idiom("mapped answers", "MappedAnswers.swift") { VotesController() },
      idiom("state of a reducer", "ReducerState.swift") { ReducerController() },
      idiom("optimistic delete", "OptimisticDelete.swift") { DeletingController() },
      idiom("closure in a cell's value", "CellValue.swift") { FlagsController() },
      idiom("observable objects", "ObservableObjects.swift") { PostsController() },
      idiom("delegate behind a bridge", "BridgedDelegate.swift") { DirectoryController() },
      idiom("publisher behind a bridge", "BridgedPublisher.swift", "ValuePublisher.swift") {
        BridgedPublisherController()
      },
    ],
    sources: .embedded
  )

  private static func idiom<Root: Presentable>(
    _ summary: String,
    _ files: String...,
    screen: @escaping @Sendable () -> Root
  ) -> Wiring {
    Wiring(
      summary.split(separator: " ").joined(separator: "-"),
      .correct,
      summary,
      files: files + ["NameListController.swift", "NameStore.swift"]
    ) { IdiomAssembly(screen) }
  }
}

/// Makes the screen of an idiom, or its stack, anew for each window.
final class IdiomAssembly<Root: Presentable>: Assembly {
  private let screen: () -> Root

  init(_ screen: @escaping () -> Root) { self.screen = screen }

  func makeScreen(_ kind: String) -> Root { screen() }
}
