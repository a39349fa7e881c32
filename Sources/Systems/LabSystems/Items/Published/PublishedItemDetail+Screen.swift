extension Published.ItemDetailController: ItemDetailScreen {
  var shownUUID: String? { (itemDetailModel as? Published.ItemDetailModel)?.itemUUID }
}
