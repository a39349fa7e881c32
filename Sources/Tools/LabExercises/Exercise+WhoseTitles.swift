extension Exercise {
  /// Moves the titles to the view model (unit 4.4).
  static let whoseTitles = Exercise(
    name: "F10",
    title: "Whose titles they are",
    unit: "4.4",
    minutes: 20,
    task: """
      The controller has the titles and picks one, so no test can ask for another title without a screen. \
      Let the view model have them, and give it actions: change the title at random, clear it, and choose \
      the one with a given text, which another text does not do. The controller calls an action for each tap, and \
      'choose' when the user types (titles.onTyping); the rest is bound.
      """,
    setting: .titles,
    broken: Side(
      name: "model-in-controller",
      namespaces: ["ModelInController"],
      assembly: titlesAssembly("Mine.TitleViewModel()")
    ),
    solution: correctTitles,
    marks: [
      Mark(line: "private let choices", remark: "whose titles are these?"),
      Mark(
        line: "private func changeTapped()",
        remark: "what does the tap mean? Say that, and no more"
      ),
      Mark(line: "func show(_ title", remark: "a box: whoever calls it decides what the state is"),
    ],
    hints: [
      "A test of *Change* should need the view model alone. What must it have for that?",
      "'changeTitle()' picks one of the view model's titles: titles[random.next(below: titles.count)]. "
        + "Delete 'show'.",
      "choose(_ text:) looks for the title with that text, and sets it if there is one. In 'viewDidLoad': "
        + "titles.onTyping(self) { $0.viewModel?.choose($1) }.",
    ],
    visible: Story(
      title: "Change",
      commands: ["tap Demo", "tap Change", "tap Clear", "random next 2", "tap Change", "back"]
    ),
    hidden: titlesStories
  )
}
