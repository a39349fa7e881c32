import HeadlessUI
import MVC

/// A play with seats to book.
struct Show: ModelValue {
  let title: String
  var seats: Int
}
