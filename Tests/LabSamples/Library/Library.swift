import MVC

/// The books of a library, shelf by shelf, and those that the reader has borrowed.
final class Library: Model {
  struct Shelf: ModelValue, Equatable {
    let name: String
    let titles: [String]
  }

  let shelves = [
    Shelf(name: "Novels", titles: ["Emma", "Ivanhoe"]),
    Shelf(name: "Plays", titles: ["Hamlet", "Macbeth"]),
  ]
  @Observed private(set) var borrowed: [String] = []

  /// The shelves that have titles with the text, and those titles.
  func shelves(with text: String) -> [Shelf] {
    shelves.map { shelf in
      Shelf(
        name: shelf.name,
        titles: shelf.titles.filter {
          text.isEmpty || $0.lowercased().contains(text.lowercased())
        }
      )
    }.filter { !$0.titles.isEmpty }
  }

  func borrow(_ title: String) {
    if !borrowed.contains(title) { borrowed.append(title) }
  }

  func giveBack(_ title: String) { borrowed.removeAll { $0 == title } }
}
