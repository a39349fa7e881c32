import HeadlessUI
import MVC

/// Where images come from.
protocol ImageService {
  func image(_ name: String) async throws -> String
}

/// Asks the server of the world.
final class ServerImages: Model, ImageService {
  func image(_ name: String) async throws -> String {
    try await server?.send(Request("image", name)) ?? ""
  }
}

/// An image for each name: a plain class with a dictionary.
final class ImageCache {
  private(set) var images: [String: String] = [:]
  var onChange: () -> Void = {}
  private let service: any ImageService

  init(service: any ImageService) { self.service = service }

  func load(_ name: String) async {
    guard images[name] == nil, let image = try? await service.image(name) else { return }
    images[name] = image
    onChange()
  }
}

/// Loads the image of each row that the user selects.
final class ImagesController: NameListController, TableDelegate {
  private let people = ["Ada", "Bob"]
  private let cache = Bridge(ImageCache(service: ServerImages())) { cache, bridge in
    cache.onChange = { [weak bridge] in bridge?.changed("images") }
  }
  private var token: ObservationToken?

  override var names: [String] { people.map { "\($0): \(cache.model.images[$0] ?? "…")" } }

  override func viewDidLoad() {
    table.delegate = self
    addButton.isHidden = true
    token = cache.observe(self) { try $0.table.reload() }
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    let name = try people.at(row)
    task { [cache] in await cache.model.load(name) }
  }
}
