/// Where a session has come to: its world, and all it knows of it.
struct Stand {
  var grammar: Grammar
  var world: World?
  /// Every breach and symptom of this world so far.
  var findings: [Finding] = []
  /// The hops of the last step.
  var lastStep = 0..<0
  var story = Story()
  var inspector: Inspector
  var screens = ScreenMemory()

  /// Before the first command.
  init(systems: [System], anatomy: Anatomy) {
    grammar = Grammar(systems: systems)
    inspector = Inspector(anatomy: anatomy)
  }

  /// No world any more.
  mutating func forget(anatomy: Anatomy) {
    var new = Stand(systems: grammar.systems, anatomy: anatomy)
    (new.grammar, new.story) = (grammar, story)
    self = new
  }
}
