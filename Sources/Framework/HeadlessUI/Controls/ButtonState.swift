import MVC

/// A state of a button that can have a title and a picture of its own.
package struct ButtonState: Hashable {
  let isDisabled: Bool
  let isSelected: Bool

  package init(isDisabled: Bool, isSelected: Bool) {
    (self.isDisabled, self.isSelected) = (isDisabled, isSelected)
  }

  package static let normal = ButtonState(isDisabled: false, isSelected: false)

  /// The states, in an order that is always the same.
  static let all = [false, true].flatMap { isDisabled in
    [false, true].map { ButtonState(isDisabled: isDisabled, isSelected: $0) }
  }
}

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
