import MVC

struct Entry: ModelValue, Hashable {
  let title: String
}
