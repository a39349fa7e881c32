/// A section of a table, as the table last asked for it.
struct TableSection: Equatable {
  let title: String?
  let footer: String?
  var count: Int
}
