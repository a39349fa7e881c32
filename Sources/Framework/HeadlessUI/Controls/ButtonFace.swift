import MVC

/// What a button shows in a state; nil is what it shows in the normal one.
struct ButtonFace {
  var title: String?
  /// The name of its picture.
  var image: String?

  func describe(to digest: inout StateDigest) {
    digest.add(title ?? "")
    if let image { digest.add(image) }
  }
}
