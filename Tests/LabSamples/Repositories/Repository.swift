import MVC

/// A repository that the server knows.
struct Repository: ModelValue, Equatable {
  let name: String

  /// Where a browser finds it.
  var address: String { "https://example.org/\(name)" }
}

/// One page of what the server has found.
struct RepositoryPage {
  /// How many there are on all pages.
  let total: Int
  let repositories: [Repository]

  /// Reads a body such as `3: swift, swift-nio`.
  init(_ body: String) {
    let parts = body.split(separator: ": ", maxSplits: 1)
    total = parts.first.flatMap { Int($0) } ?? 0
    repositories =
      parts.dropFirst().first?.split(separator: ", ").map { Repository(name: String($0)) } ?? []
  }
}
