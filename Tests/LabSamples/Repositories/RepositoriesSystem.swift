import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A search for repositories, page by page.
  public static let repositories = System(
    name: "repositories",
    summary: "a search for repositories, page by page",
    style: .cocoaMVC,
    screens: [ScreenKind("repositories", "the search field and what it has found")],
    server: .always,
    searchDomain: SearchDomain(texts: ["swift", "nio"], windows: 1),
    wirings: [
      Wiring(
        "correct",
        .correct,
        "a model searches, and cancels the search before",
        files: ["RepositoryListController.swift", "RepositorySearch.swift"] + files
      ) { RepositoriesAssembly(RepositorySearch()) },
      Wiring(
        "racing",
        .misused(breaking: .olderAnswerWins),
        "cancels no search",
        files: ["RepositoryListController.swift", "RepositorySearch.swift"] + files
      ) { RepositoriesAssembly(RacingRepositorySearch()) },
      Wiring(
        "published",
        .misused(breaking: .fault),
        "each search calls a closure, as it was published",
        files: ["PublishedRepositoryListController.swift"] + files
      ) { PublishedRepositoriesAssembly() },
    ],
    firstSteps: ["type swift", "return", "server ok", "scroll 0", "server ok", "select 0"],
    sources: .embedded
  )

  private static let files = ["Repository.swift", "RepositoryDetailController.swift"]
}

class PublishedRepositoriesAssembly: Assembly {
  func begin() {
    Runtime.current?.server?.backend = { request, body in
      switch request.body {
      case "swift 1": body ?? "3: swift, swift-nio"
      case "swift 2": body ?? "3: swift-log"
      default: body ?? "1: nio"
      }
    }
  }

  func makeScreen(_ kind: String) -> ViewController { PublishedRepositoryListController() }
  func truth(of controller: ViewController) -> Truth? { nil }
}

final class RepositoriesAssembly: PublishedRepositoriesAssembly {
  private let search: RepositorySearch

  init(_ search: RepositorySearch) { self.search = search }

  override func makeScreen(_ kind: String) -> ViewController { RepositoryListController(search) }

  override func truth(of controller: ViewController) -> Truth? {
    guard controller is RepositoryListController else { return nil }
    return Truth("repositories") {
      Rows(search.repositories.map(\.name))
      Animating("searching", search.isWorking)
    }
  }
}
