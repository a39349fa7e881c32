/// A row as a view shows it: what to say of it, and by which name to speak of it to the controller.
struct ItemRow: Equatable {
  let uuid: String
  var title: String
}
