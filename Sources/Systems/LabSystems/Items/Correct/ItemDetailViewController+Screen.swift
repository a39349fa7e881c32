extension Correct.ItemDetailViewController: ItemDetailScreen {
  var shownUUID: String? { itemUUID }
}
