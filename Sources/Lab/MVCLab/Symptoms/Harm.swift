/// One occurrence of a symptom: what a user sees, and the place that caused it.
public struct Harm: Sendable {
  /// What a user sees, in a sentence without a full stop, with names in quotes.
  ///
  /// A harm of a world at rest lasts as long as its text stays the same.
  public let text: String
  /// The line that caused it, if it is known.
  public let site: SourceLine?
  /// The index of the hop that caused it, if one did.
  public let hop: Int?

  /// The name of the promise that is broken, if the harm is that.
  let promise: String?
  /// All lines that differ, where it is a difference of screens, of which its text tells the first.
  var lines: [ScreenDifference] = []
  /// Whether it says that a real thread came into the world, which says nothing about the app.
  var isOfRealThread = false

  /// A harm, with its cause as far as it is known.
  public init(_ text: String, site: SourceLine? = nil, hop: Int? = nil) {
    (self.text, self.site, self.hop, promise) = (text, site, hop, nil)
  }

  /// The difference of screens that these lines make; nil if there are none.
  init?(_ lines: [ScreenDifference]) {
    guard let first = lines.first else { return nil }
    self.init(first.text)
    self.lines = lines
  }

  /// What is wrong because a promise does not hold.
  init(_ text: String, breaking promise: String) {
    (self.text, site, hop, self.promise) = (text, nil, nil, promise)
  }
}
