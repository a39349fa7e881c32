import HeadlessUI
import MVC

/// A play that seats can be booked for.
struct Show: ModelValue {
  let title: String
  var seats: Int
}
