extension Exercise {
  /// Leaves the label to the model (unit 3.3).
  static let guessingView = Exercise(
    name: "F7",
    title: "The view that guesses",
    unit: "3.3",
    minutes: 15,
    task: """
      The controller refuses to count below zero. The view does not wait for it: it writes the number that \
      it expects, and then sends the event. Let the view send the event, and nothing else, so that a \
      refusal is seen as no change.
      """,
    setting: .counter,
    broken: Side(
      name: "view-writes-label",
      namespaces: ["ViewWritesLabel"],
      assembly: counterAssembly
    ),
    // The counter that refuses inherits from the correct view; a learner has one class.
    solution: Side(
      name: "bounded",
      namespaces: ["Correct"],
      files: ["CorrectCounterView.swift"],
      replacements: [
        Replacement(
          old: "controller: CounterController()",
          new: "controller: BoundedCounterController()"
        )
      ],
      assembly: counterAssembly
    ),
    marks: [
      Mark(line: "private var emitter", remark: "who else may send events, and when?"),
      Mark(line: "label.setText(", remark: "a guess: who knows the number?"),
    ],
    hints: [
      "Without the line that writes the label, the observation in 'bind(model:)' shows what has become "
        + "of the tap.",
      "What is left of 'tapped' is an event. 'ButtonAction' in 'Sources/Lab/Given' sends one for each button.",
      "In 'bind(eventEmitter:)': make a ButtonAction(emit: eventEmitter), let the buttons call it, and "
        + "keep(action, as: \"action\"), because no button keeps its target.",
    ],
    visible: Story(
      title: "below zero",
      commands: [
        "tap --", "tap ++", "open desktop as second", "in second tap --", "in first tap --",
      ]
    ),
    hidden: counterStories
  )
}
