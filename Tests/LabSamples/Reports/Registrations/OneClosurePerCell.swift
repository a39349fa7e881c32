/// Gives each cell one closure, in place of the one that it had.
final class OneClosurePerCell: AlertPerReuse {
  override func prepare(_ cell: EntryCell) {
    cell.onComment = { [comments] in comments.add() }
  }
}
