/// A row as a view shows it: the title to show, and the identity to pass to the controller.
struct ItemRow: Equatable {
  let uuid: String
  var title: String
}
