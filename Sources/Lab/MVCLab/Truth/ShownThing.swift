/// What a screen shows of a thing that a truth is about.
struct ShownThing: Equatable, Sendable {
  /// The number of rows, also of those out of sight, if it is a table.
  let count: Int
  let texts: [String]
}
