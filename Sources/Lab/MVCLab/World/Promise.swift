import MVC

/// Something that the product promises to its users, whatever its wiring: a limit, an entry that is
/// never lost.
///
/// The lab checks a promise after every step of a world. A promise may remember earlier steps: it is a
/// structure, each world has promises of its own, and `undo` goes back to a copy of an earlier moment. What it
/// remembers is a part of a search's state, so it keeps what has been said or shown, and never how often something
/// happened or where in the story.
/// What is broken when `swap` has replaced the wiring is not reported, because another wiring broke it.
public protocol Promise: Sendable {
  /// A short name, such as `at most ten entries`.
  var name: String { get }
  /// What the product promises, in a sentence without a full stop.
  var sentence: String { get }
  /// What is wrong with the world at rest, each in a sentence without a full stop; none if the promise
  /// holds.
  ///
  /// `hops` are those since the last look.
  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String]
}
