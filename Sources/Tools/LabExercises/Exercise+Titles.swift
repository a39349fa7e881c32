extension Exercise.Setting {
  static let titles = Exercise.Setting(
    system: "titles",
    assembly: "TitlesAssembly",
    promises: [],
    files: [
      "Title.swift", "TitleScreen.swift", "TitleView.swift", "EntryController.swift",
      "TitlesAssembly.swift",
    ]
  )
}

extension Exercise {
  static let correctTitles = Side(
    name: "correct",
    namespaces: ["Correct"],
    assembly: titlesAssembly("TitleViewModel()")
  )

  /// The argument of the assembly, with the code that makes a view model.
  static func titlesAssembly(_ viewModel: String) -> String {
    "{ Mine.DemoController(viewModel: $0 ? .shared : \(viewModel), titles: $1) }"
  }

  static let titlesStories = [
    Story(
      title: "two labels",
      commands: [
        "open twice as second", "in second tap Demo", "in second tap Change", "in second tap Clear",
      ]
    ),
    Story(
      title: "one view model on two screens",
      commands: [
        "open shared as second", "open shared as third", "in second tap Demo", "in third tap Demo",
        "in second tap Change", "in third back", "in second tap Clear", "in second tap Change",
      ]
    ),
    Story(
      title: "another view model",
      commands: ["tap Demo", "tap Clear", "tap New", "tap Change", "tap Change", "back"]
    ),
    Story(
      title: "begun and cancelled",
      commands: [
        "tap Demo", "back begin", "back cancel", "tap Change", "tap Cover", "back", "tap Clear",
        "back",
      ]
    ),
    Story(
      title: "every other way out",
      commands: ["tap Demo", "tap Cover", "close first by popToRoot", "tap Demo", "close first"]
    ),
    Story(
      title: "a title that is typed",
      commands: [
        "open field as second", "in second tap Demo", "in second type Swift", "in second type Milk",
        "in second tap Change",
      ]
    ),
  ]
}
