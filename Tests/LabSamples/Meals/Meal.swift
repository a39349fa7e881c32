import MVC

/// A meal and its rating, from 0 to 5 stars.
struct Meal: ModelValue, Equatable {
  let name: String
  let rating: Int

  /// Makes a meal; nil without a name, or with a rating out of bounds.
  init?(_ name: String, rating: Int) {
    guard !name.isEmpty, (0...5).contains(rating) else { return nil }
    (self.name, self.rating) = (name, rating)
  }

  /// Its rating as five characters: `***--`.
  var stars: String {
    String(repeating: "*", count: rating) + String(repeating: "-", count: 5 - rating)
  }

  static let samples = [Meal("Salad", rating: 4), Meal("Pasta", rating: 3)].compactMap(\.self)
}
