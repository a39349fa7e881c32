import MVC

/// The search for repositories, page by page.
class RepositorySearch: Model {
  @Observed private(set) var repositories: [Repository] = []
  @Observed private(set) var isWorking = false
  private var query = ""
  private var page = 1
  private var isComplete = true
  private var request: RequestTask?

  /// Begins a search, and ends the one before.
  func search(_ query: String) {
    cancel(request)
    self.query = query
    (page, isComplete) = (1, query.isEmpty)
    repositories = []
    if isWorking { isWorking = false }
    loadPage()
  }

  /// Loads the next page, if there is one and none is on the way.
  func loadPage() {
    guard !isComplete, !isWorking else { return }
    isWorking = true
    request = server?.send(
      Request("search", "\(query) \(page)"),
      then: Block(self) { [page] in $0.receive($1, as: page) }
    )
  }

  /// Cancels the request of an older search.
  func cancel(_ request: RequestTask?) { request?.cancel() }

  private func receive(_ response: Response, as page: Int) {
    isWorking = false
    guard case .success(let body) = response else { return }
    let found = RepositoryPage(body)
    if page == 1 {
      $repositories.set(found.repositories)
    } else {
      $repositories.append(contentsOf: found.repositories)
    }
    isComplete = repositories.count >= found.total
    self.page = page + 1
  }
}

/// Forgets to cancel the older search, whose answer may come last.
final class RacingRepositorySearch: RepositorySearch {
  override func cancel(_ request: RequestTask?) {}
}
