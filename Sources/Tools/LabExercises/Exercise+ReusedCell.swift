extension Exercise {
  /// Takes the identity of the article at the tap (unit 2.4).
  static let reusedCell = Exercise(
    name: "F5",
    title: "The reused cell",
    unit: "2.4",
    minutes: 40,
    task: """
      The cell sends the like, and when the answer comes it changes the article that it shows then. Let the \
      cell show texts and hand its tap on, with the identity of the article that was tapped; let the \
      controller pass both to a store, and let the store's notification repaint the row.
      """,
    setting: .news,
    broken: Side(
      name: "view-network",
      namespaces: ["ViewNetwork"],
      bases: ["Standard"],
      assembly: newsAssembly(
        ".each({ Mine.NewsController { SendingNewsModel($0, newsId: $1) } }) { $0.dataSource.map(\\.item) }"
      )
    ),
    solution: correctNews,
    marks: [
      .model,
      Mark(line: "model?.addLike(", remark: "whose work is a request?"),
      Mark(line: "guard let model = cell.model", remark: "which article does the cell show now?"),
      Mark(line: "private(set) var model: NewsModel?", remark: "what does a cell need to show?"),
      Mark(
        line: "private(set) var dataSource",
        remark: "the values of a model, in each window its own"
      ),
    ],
    hints: [
      "The cell keeps the key of its article and calls its delegate: didTap(action, of: key). It knows neither "
        + "a model nor a request. 'FeedDisplay' has the texts.",
      "'NewsStore' in 'Sources/Lab/Given' sends the requests and finds the article again. A new controller "
        + "inherits from 'FeedController', takes the store, and observes .newsStoreDidChange from it.",
      "While 'store.isWaiting(key)', the buttons are off. The block 'ifRefused' shows 'Not done: …'. In "
        + "'MineWiring.swift' the place of the articles is .shared(Mine.NewsController.init).",
    ],
    visible: Story(
      title: "scrolled before the answer",
      commands: ["server ok", "tap like row 0", "scroll 2", "server ok first", "scroll 0"]
    ),
    hidden: newsStories
  )
}
