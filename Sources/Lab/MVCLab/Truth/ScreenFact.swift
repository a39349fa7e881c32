/// What a screen shows of one thing that a truth is about.
struct ScreenFact {
  /// What the screen does, as a sentence goes on after its window: `shows`, and what it shows.
  let verb: String
  let object: String
  /// What it must show, as a clause; nil if it does.
  let expectation: String?
  /// Whether two screens of a subject must agree on it: each has an alert of its own.
  let isShared: Bool

  init(
    _ object: String,
    verb: String = "shows",
    isShared: Bool = true,
    must expectation: String?
  ) {
    (self.verb, self.object) = (verb, object)
    (self.expectation, self.isShared) = (expectation, isShared)
  }

  var shown: String { "\(verb) \(object)" }

  /// The difference from the truth, in words; nil if there is none.
  var differenceFromTruth: String? { expectation.map { "\(shown); \($0)" } }
}
