extension Exercise.Setting {
  /// A counter on a phone and on a desktop.
  ///
  /// The third screen, with a count of its own, is the laboratory's in all wirings.
  static let counter = Exercise.Setting(
    system: "counter",
    screens: ["phone", "desktop"],
    assembly: "CounterAssembly",
    promises: ["SteadyCountPromise", "OneStepPromise"],
    files: [
      "CounterModel.swift", "CounterController.swift", "ButtonAction.swift", "CounterScreen.swift",
      "CounterAssembly.swift", "CounterPromises.swift", "OneStepPromise.swift",
    ]
  )
}

extension Exercise {
  static let counterAssembly = "{ Mine.CounterView(isDesktop: $0) }"

  static let counterStories = [
    Story(
      title: "a phone and a desktop",
      commands: [
        "tap ++", "open desktop as second", "in second tap ++", "outside set 7",
        "in first tap --",
      ]
    ),
    Story(
      title: "there and back",
      commands: ["tap ++", "tap About", "back", "tap ++", "tap About", "outside set 3", "back"]
    ),
    Story(
      title: "a window is closed",
      commands: [
        "open desktop as second", "in second tap ++", "close first", "tap ++", "open phone",
      ]
    ),
  ]
}
