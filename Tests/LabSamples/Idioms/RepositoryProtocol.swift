import HeadlessUI
import MVC

/// Where names come from, as a model knows it.
protocol NameRepository {
  func load() async throws -> [String]
  func save(_ name: String) async throws
}

/// Asks the server, and remembers what it said.
final class CachingNameRepository: Model, NameRepository {
  private var cache: [String]?

  func load() async throws -> [String] {
    if let cache { return cache }
    let names = try await server?.send(Request("names")).split(separator: ",").map(String.init)
    cache = names
    return names ?? []
  }

  func save(_ name: String) async throws {
    _ = try await server?.send(Request("save", name))
    cache?.append(name)
  }
}

/// A model on a repository, whose changes are awaited.
final class RepositoryModel: NameStore {
  private let repository: any NameRepository

  init(repository: any NameRepository) { self.repository = repository }

  func load() async throws { set(try await repository.load().map(Name.init)) }

  func save(_ name: String) async throws {
    try await repository.save(name)
    add(name)
  }
}

/// Starts what the model waits for.
final class RepositoryController: NameListController {
  private let model: RepositoryModel

  init(model: RepositoryModel) { self.model = model }

  override var names: [String] { model.texts }

  override func viewDidLoad() {
    addButton.onTap(self) { $0.save() }
    observe(.namesDidChange, from: model) { controller, _ in try controller.table.reload() }
    task { [model] in try await model.load() }
  }

  private func save() {
    task { [weak self, model] in
      do { try await model.save("Ada") } catch { self?.showError(error) }
    }
  }

  private func showError(_ error: any Error) {
    present(Alert("Not saved", message: "\(error)", actions: [AlertAction("OK")]))
  }
}
