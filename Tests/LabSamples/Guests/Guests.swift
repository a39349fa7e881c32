import MVC

/// The guests of a party, and who of them is there.
final class Guests: Model {
  /// One guest, whose name is its identifier.
  struct Guest: ModelValue {
    let name: String
    var isHere = false
  }

  @Observed private(set) var all = ["Ann", "Bob"].map { Guest(name: $0) }

  func named(_ name: String) -> Guest? { all.first { $0.name == name } }

  func turn(_ name: String) {
    guard let index = all.firstIndex(where: { $0.name == name }) else { return }
    $all.replace(at: index, with: Guest(name: name, isHere: !all[index].isHere))
  }

  func invite() { $all.append(Guest(name: "Guest \(all.count)")) }
}
