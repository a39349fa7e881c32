/// A plain object, as a controller has for its table.
class ListDataSource {
  var entries: [Entry]

  init(_ entries: Entry...) { self.entries = entries }
}
