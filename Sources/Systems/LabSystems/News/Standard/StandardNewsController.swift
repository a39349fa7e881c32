import HeadlessUI
import MVC

extension Standard {
  /// The controller of the article's standard code: it keeps the feed in an array, the models send the
  /// requests, and after each request it repaints the first row with that newsId.
  class NewsController: FeedController, StandardCellDelegate {
    private(set) var dataSource: [NewsModel] = []
    private let pages: NewsPages
    private var page = 0

    /// `makeModel` makes the model of an article, with the identity that the demo project gives it.
    init(_ makeModel: @escaping (NewsItem, String) -> NewsModel = { NewsModel($0, newsId: $1) }) {
      pages = NewsPages(makeModel)
    }

    override func viewDidLoad() { refreshData() }

    override func refreshData() {
      pages.load(
        0,
        then: Block(self) { controller, models in
          controller.dataSource = models
          controller.page = 1
          try controller.table.reload()
        }
      )
    }

    override func loadNextPage() {
      pages.load(
        page,
        then: Block(self) { controller, models in
          let first = controller.dataSource.count
          controller.dataSource += models
          controller.page += 1
          try controller.table.insertRows(at: Indexes(first..<controller.dataSource.count))
        }
      )
    }

    override func numberOfRows(in table: TableView) -> Int { dataSource.count }

    override func cell(at row: Int) throws -> FeedCell {
      let cell = makeCell()
      cell.show(try dataSource.at(row))
      return cell
    }

    /// Returns a cell from the pool, or a new one, that passes its taps to this controller.
    func makeCell() -> StandardCell {
      let cell = table.dequeueCell { Standard.NewsCell() }
      cell.delegate = self
      return cell
    }

    func didTapNewsCell(_ action: FeedAction, _ model: NewsModel) throws {
      switch action {
      case .like: try like(model)
      case .follow:
        model.addAttention(
          Block(keeping: self) { [weak model] controller, _ in
            model?.$attention.set(true)
            try controller.updateNewsView(model)
          }
        )
      case .share:
        ask("Share", then: AlertAction("Copy Link", self) { model.addShare($0.update(model)) })
      case .discuss:
        ask(
          "Discuss",
          then: AlertAction("Post Comment", self) { model.addDiscuss($0.update(model)) }
        )
      case .delete:
        guard let row = dataSource.firstIndex(where: { $0 === model }) else { return }
        dataSource.remove(at: row)
        try table.reload()
        showToast("Deleted: \(model.title)")
      }
    }

    func like(_ model: NewsModel) throws { model.addLike(update(model)) }

    /// A block that keeps this controller and not the model, as the article's blocks do.
    private func update(_ model: NewsModel) -> Block<Void> {
      Block(keeping: self) { [weak model] controller, _ in try controller.updateNewsView(model) }
    }

    func updateNewsView(_ model: NewsModel?) throws {
      guard let row = dataSource.firstIndex(where: { $0.newsId == model?.newsId }) else { return }
      try table.reloadRows(at: [row])
    }
  }
}
