extension Exercise {
  /// Gives each request an identity (unit 3.19).
  static let lateAnswer = Exercise(
    name: "F9",
    title: "The late answer",
    unit: "3.19",
    minutes: 20,
    task: """
      A tap on 'Stop' and another on 'Download Image', and two requests are on their way. Each answer \
      changes the state, also one that nobody waits for any more. Let the controller know which request an \
      answer is for, and ignore all but the last one's. When the screen goes, its download ends.
      """,
    setting: Setting(
      system: "image",
      assembly: "ImageAssembly",
      promises: ["DownloadIsShownPromise", "BarMeansDownloadPromise"],
      files: [
        "ImageModel.swift", "ImageScreen.swift", "ImageAssembly.swift",
        "DownloadIsShownPromise.swift", "BarMeansDownloadPromise.swift",
      ]
    ),
    broken: Side(
      name: "published",
      namespaces: ["Published"],
      assembly: imageAssembly
    ),
    solution: Side(name: "correct", namespaces: ["Correct"], assembly: imageAssembly),
    marks: [
      Mark(line: "task?.cancel()", remark: "its answer still comes"),
      Mark(line: "progress: Block(self)", remark: "a part of which picture?"),
      Mark(line: "then: Block(self)", remark: "an answer to which request?"),
    ],
    hints: [
      "Count the requests. A block can hold the number that its request had: Block(self) { [number] … }.",
      "An answer whose number is not the controller's is an old one: return. A stop is a new number too.",
      "The block must not keep the model of a screen that is gone, [number, weak model], and the controller "
        + "cancels its task in 'deinit'.",
    ],
    visible: Story(
      title: "stop, and again",
      commands: ["tap download", "tap download", "tap download", "server ok first", "server ok"]
    ),
    hidden: [
      Story(
        title: "parts",
        commands: [
          "tap download", "server chunk 30", "tap download", "tap download", "server chunk last 50",
          "server ok last", "server ok",
        ]
      ),
      Story(
        title: "the older answer",
        commands: [
          "tap download", "tap download", "tap download", "server ok last", "server fail first",
          "tap download", "server ok",
        ]
      ),
      Story(
        title: "refused",
        commands: ["tap download", "server fail", "tap OK", "tap download", "server ok"]
      ),
      Story(
        title: "a window is closed",
        commands: ["tap download", "open image as second", "close first", "server ok"]
      ),
    ]
  )

  private static let imageAssembly =
    "{ ImageScreen { Mvce.glue(model: ImageModel(), view: $0, controller: Mine.ImageController()) } }"
}
