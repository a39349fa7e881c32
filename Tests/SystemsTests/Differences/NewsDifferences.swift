import LabSystems
import MVCLab

extension [WiringDifference] {
  static let news: Self = [
    WiringDifference(
      .news,
      "standard",
      """
      + StandardCellDelegate  +2
      NewsCell
        ~ declaration
          - class NewsCell: FeedCell {
          + class NewsCell: StandardCell {
        ~ delegate
          - @Delegate var delegate: (any NewsCellDelegate)?
          + @Delegate var delegate: (any StandardCellDelegate)?
        ~ tapped(_:)  -2 +3
        - key  -1
        - show(_:of:)  -4
      NewsController
        ~ declaration
          - class NewsController: FeedController, NewsCellDelegate {
          + class NewsController: FeedController, StandardCellDelegate {
        + dataSource  +1
        + pages  +1
        + page  +1
        + init(_:)  +3
        ~ viewDidLoad()  -4 +1
        ~ refreshData()  -1 +10
        ~ loadNextPage()  -1 +11
        ~ numberOfRows(in:)
          - func numberOfRows(in table: TableView) -> Int { store.items.count }
          + func numberOfRows(in table: TableView) -> Int { dataSource.count }
        ~ cell(at:)  -6 +2
        + makeCell()  +5
        + didTapNewsCell(_:_:)  +24
        + like(_:)  +1
        + update(_:)  +3
        + updateNewsView(_:)  +4
        - store  -1
        - init(store:)  -1
        - storeDidChange(_:)  -6
        - refused  -1
        - newsCell(didTap:of:)  -20
      + NewsModel  +82
      + NewsPages  +16
      + StandardCell  +7
      """
    ),
    WiringDifference(
      .news,
      "standard-block",
      from: "standard",
      """
      NewsCell
        + onTap  +1
        ~ tapped(_:)
          - $delegate { try $0.didTapNewsCell(action, model) }
          + onTap?((action, model), from: self)
        - delegate  -1
      NewsController inherits
        ~ makeCell()
          - cell.delegate = self
          + cell.onTap = Block(self) { try $0.didTapNewsCell($1.0, $1.1) }
      """
    ),
    WiringDifference(
      .news,
      "standard-notification",
      from: "standard",
      """
      + Tap  +4
      NewsCell
        ~ tapped(_:)
          - $delegate { try $0.didTapNewsCell(action, model) }
          + post(.newsCellDidTap, Tap(action: action, model: model))
        - delegate  -1
      NewsController inherits
        ~ makeCell()  -2 +6
      another NotificationName  -2 +2
      """
    ),
    WiringDifference(
      .news,
      "standard-model-delegate",
      from: "standard",
      """
      NewsController inherits
        + init()  +1
        ~ like(_:)  -1 +5
        + newsModelDidUpdate(_:)  +1
      + NewsModelDelegate  +2
      + DelegatingNewsModel  +8
      """
    ),
    WiringDifference(
      .news,
      "standard-model-notification",
      from: "standard",
      """
      NewsController inherits
        + init()  +1
        ~ viewDidLoad()  -1 +4
        ~ like(_:)  -1 +3
      + PostingNewsModel  +7
      another NotificationName  -2 +2
      """
    ),
    WiringDifference(
      .news,
      "view-network",
      from: "standard",
      """
      NewsCell inherits
        + init()  +4
        + tapLike()  +9
      NewsController inherits
      + SendingNewsModel  +4
      """
    ),
    WiringDifference(
      .news,
      "view-network-twice",
      from: "standard",
      """
      NewsCell inherits
        + init()  +4
        + tapLike()  +9
      NewsController inherits
      """
    ),
    WiringDifference(
      .news,
      "view-network-then-tell",
      from: "view-network",
      """
      NewsCell inherits
        ~ tapLike()  -2 +1
      NewsController inherits
        ~ like(_:)  -1 +4
      """
    ),
    WiringDifference(
      .news,
      "controller-network",
      from: "standard",
      """
      NewsController inherits
        + init()  +1
        ~ like(_:)  -1 +9
        + dealWithLikeData(_:)  +5
      """
    ),
    WiringDifference(
      .news,
      "cell-notifications",
      from: "view-network",
      """
      NewsCell inherits
        ~ init()
          + observe(.modelUpdate) { $0.onNotifyModelUpdate($1.payload) }
        ~ tapLike()  -2 +1
        + onNotifyModelUpdate(_:)  +4
      NewsController inherits
      another NotificationName  -2 +2
      """
    ),
  ]
}
