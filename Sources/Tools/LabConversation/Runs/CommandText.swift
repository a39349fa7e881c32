/// What a user does with a control or a table, or a time to wait, and the command for it: the one place that writes how the parser reads it.
package enum CommandText {
  case tap(String, Place = Place())
  /// Types a text into a field; nil for the only one.
  case type(String, into: String?, Place = Place())
  case `return`(in: String?, Place = Place())
  case set(String, to: String, Place = Place())
  /// Chooses from the menu that a swipe has opened.
  case confirm(String)
  case select(Place)
  case swipe(Place)
  case move(Place, to: RowName)
  case scroll(Place)
  case pull(Place)
  /// Lets time pass; what is due at the next moment is done in this order, if one is given.
  case advance(milliseconds: Int, order: [Int] = [])

  package var text: String {
    switch self {
    case .tap(let name, let place): "tap \(Word.quoted(name))\(place.words)"
    case .type(let text, let field, let place):
      "type \(Word.quoted(text))\(CommandText.field(field, place))"
    case .return(let field, let place): "return\(CommandText.field(field, place))"
    case .set(let name, let value, let place):
      "set \(Word.quoted(name)) to \(Word.quoted(value))\(place.words)"
    case .confirm(let choice): "confirm \(Word.quoted(choice))"
    case .select(let place): "select\(place.rowWords)"
    case .swipe(let place): "swipe\(place.rowWords)"
    case .move(let place, let row): "move\(place.rowWord) to \(row.word)\(place.tableWords)"
    case .scroll(let place): "scroll\(place.rowWords)"
    case .pull(let place): "pull\(place.tableWords)"
    case .advance(let time, let order):
      "advance \(time)ms"
        + (order.isEmpty ? "" : " in order \(order.map(String.init).joined(separator: " "))")
    }
  }

  /// Lets this time pass, or as much more as makes whole milliseconds.
  static func wait(_ time: Duration, order: [Int] = []) -> CommandText {
    let (seconds, attoseconds) = time.components
    let part = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return .advance(milliseconds: Int(seconds * 1000 + part), order: order)
  }

  /// What follows the text that is typed into a field, such as ` in Title row 2`.
  package static func field(_ name: String?, _ place: Place = Place()) -> String {
    (name.map { " in \(Word.quoted($0))" } ?? "") + place.words
  }
}

extension Place {
  /// How a command ends that is about a control in this place: ` row 2 in orders`, or nothing.
  fileprivate var words: String { (row == nil ? "" : " row\(rowWord)") + tableWords }

  /// How a command ends that is about the row or the table itself: ` 2 in orders`.
  fileprivate var rowWords: String { rowWord + tableWords }

  fileprivate var rowWord: String { row.map { " \($0.word)" } ?? "" }

  /// What names the table where the screen has several: ` in orders`, or nothing.
  package var tableWords: String { table.map { " in \(Word.quoted($0))" } ?? "" }
}
