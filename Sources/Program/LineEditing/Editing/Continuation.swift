/// What a command has done, for a key that goes on with it if the user presses it next.
enum Continuation: Equatable {
  /// Tab has completed a word; Tab again lists what may follow.
  case completion
  /// A text was killed; the text that is killed next joins it.
  case kill
  /// A killed text of so many scalars was inserted; an older one may replace it.
  case yank(length: Int)
  /// The last word of a history entry was inserted; that of an older entry may replace it.
  case lastWord(entry: Int, length: Int)
  /// A line with this text was recalled; another one may follow it.
  case match(text: String)
}
