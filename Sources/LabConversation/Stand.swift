import HeadlessUI
import LabText
import MVC
import MVCLab

/// Where a session has come to: its world, and all it knows of it.
struct Stand {
  var grammar: Grammar
  var world: World?
  /// Where the world stores things, and the one that is launched after it.
  var storage: (any Storage)?
  /// Every breach and symptom of this world so far.
  var findings: [Finding] = []
  /// The hops of the last step.
  var lastStep = 0..<0
  var story = Story()
  var inspector: Inspector
  var screens = ScreenMemory()

  /// Before there is a world.
  init(_ grammar: Grammar, storedProperties: StoredProperties) {
    self.grammar = grammar
    inspector = Inspector(storedProperties: storedProperties)
  }
}
