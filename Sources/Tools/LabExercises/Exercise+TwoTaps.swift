extension Exercise {
  /// Sends one request at a time, and names what is wanted (unit 2.16).
  static let twoTaps = Exercise(
    name: "F6",
    title: "On, not turn",
    unit: "2.16",
    minutes: 40,
    task: """
      This is the code that the article recommends: cell, delegate, controller, model, block. Yet a second \
      tap asks for a second turn of the flag, each model computes what only the server knows, and each window has \
      models of its own. Ask for a state, not for a turn; for one article one request at a time; take \
      what the server answers; and let all windows show one model.
      """,
    setting: .news,
    broken: Side(
      name: "standard",
      namespaces: ["Standard"],
      assembly: newsAssembly(".each({ Mine.NewsController() }) { $0.dataSource.map(\\.item) }")
    ),
    solution: correctNews,
    marks: [
      .model,
      Mark(
        line: "func addLike(",
        remark: "'turn it': what do two taps mean, and another device's?"
      ),
      Mark(line: "func toggleLike(", remark: "the server's answer has the flag and the count"),
      Mark(line: "private(set) var dataSource", remark: "what does the second window show?"),
      Mark(
        line: "func updateNewsView(",
        remark: "is this the first row with that identity, or the right one?"
      ),
    ],
    hints: [
      "The request names the state: 'like a1 on'. While it waits, the article's buttons are off, and the store "
        + "refuses a second one. The answer is the article as the server has it.",
      "An answer finds its article by the key that the server gave it, not by an object, a row, or the "
        + "second of its arrival. 'NewsStore' in 'Sources/Lab/Given' does all of that.",
      "The controller is what remains: 'cell(at:)', the actions of the cell passed to the store, and "
        + "observe(.newsStoreDidChange, from: store). In 'MineWiring.swift': .shared(…).",
    ],
    visible: Story(
      title: "another reader likes it too",
      commands: [
        "server ok", "outside like 0", "tap like row 0", "server ok", "tap like row 0",
        "server ok",
      ]
    ),
    hidden: newsStories + [
      Story(
        title: "two taps",
        commands: [
          "server ok", "tap like row 0", "tap like row 0", "server ok", "open feed as second",
          "in first tap like row 0", "in second tap like row 0", "server ok",
        ]
      )
    ]
  )
}
