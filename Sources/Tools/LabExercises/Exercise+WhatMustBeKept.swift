extension Exercise {
  /// Keeps the target and the observation (unit 3.8).
  static let whatMustBeKept = Exercise(
    name: "F8",
    title: "What must be kept",
    unit: "3.8",
    minutes: 10,
    task: """
      The screen shows the first number and never another, and its buttons do nothing. Two lines are \
      wrong: each makes an object that is gone when the line is over. Repair both.
      """,
    setting: .counter,
    // One wiring drops the observation, another the target; here one class does both.
    broken: Side(
      name: "observation-dropped",
      namespaces: ["ObservationDropped"],
      replacements: [Replacement(old: "      keep(action, as: \"action\")\n", new: "")],
      assembly: counterAssembly
    ),
    solution: Side(
      name: "correct",
      namespaces: ["Correct"],
      files: ["CorrectCounterView.swift"],
      assembly: counterAssembly
    ),
    marks: [
      Mark(line: "_ = model.bind(", remark: "who keeps what 'bind' returns?"),
      Mark(line: "let action = ButtonAction(", remark: "who keeps the action? A button does not"),
    ],
    hints: [
      "An observation lasts as long as what 'bind' returned. Who should end it, and when?",
      "The disposer that 'bind(model:)' returns is kept until the screen goes: put the observation into it, "
        + ".batch(…).",
      "A button refers to its target weakly. The view can keep the target: keep(action, as: \"action\").",
    ],
    visible: Story(
      title: "a tap",
      commands: ["tap ++", "tap ++", "tap --", "outside set 5"]
    ),
    hidden: counterStories + [
      Story(title: "below zero", commands: ["tap --", "tap --", "outside set -5", "tap ++"])
    ]
  )
}
