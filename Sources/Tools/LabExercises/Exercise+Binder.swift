extension Exercise {
  /// Repairs a binder (unit 4.13).
  static let binder = Exercise(
    name: "F11",
    title: "A binder",
    unit: "4.13",
    minutes: 40,
    task: """
      This is the binder as published, by an author who calls it imperfect. A second label is ignored, no \
      title is not forwarded, another view model is not bound, and only a pop unbinds. Repair it, or use \
      'ViewModelController' and 'KeyPathBinding' of the library. And let the user type a title on the screen \
      'field' (titles.onTyping), which the view model chooses if it has one with that text.
      """,
    setting: .titles,
    broken: Side(
      name: "published",
      namespaces: ["Published"],
      assembly: titlesAssembly("Mine.TitleViewModel()")
    ),
    solution: correctTitles,
    marks: [
      Mark(line: "guard observations[keyPath] == nil", remark: "and the second label?"),
      Mark(line: "if let title = event.new ?? nil", remark: "no title is a value too"),
      Mark(
        line: "observations[keyPath] = ",
        remark: "the block keeps this object, and this object the block"
      ),
      Mark(line: "var viewModel: ViewModel?", remark: "what if another one is set?"),
      Mark(line: "isAlreadyBound = true", remark: "was anything bound?"),
      Mark(
        line: "override func willPop()",
        remark: "a pop can be cancelled, and it is one door of several"
      ),
    ],
    hints: [
      "A binding belongs to the screen that made it: let the controller keep the tokens, and end them when "
        + "it goes or gets another view model.",
      "A subclass of 'ViewModelController' returns its tokens from 'bind(_:)', one for each label: "
        + "titles.labels.map { viewModel.bind(\\.$title, to: $0, at: \\.text) { $0?.text ?? \"\" } }.",
      "For that the view model is a 'KeyPathBinding'. It needs no observations of its own; its actions are "
        + "changeTitle(), clear() and choose(_:).",
    ],
    visible: Story(
      title: "no title, and two labels",
      commands: [
        "tap Demo", "tap Clear", "tap Change", "back", "open twice as second", "in second tap Demo",
        "in second tap Change",
      ]
    ),
    hidden: titlesStories
  )
}
