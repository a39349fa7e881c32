import HeadlessUI

extension Truth {
  /// The picture in an image view or a button; compared with the name that its image was made with.
  ///
  ///     Image("rating", meal.isGood ? "star.fill" : "star")
  ///     Image("image row 0", "checkmark")
  ///
  /// The image view of a cell has the identifier `image`.
  public struct Image: Statement {
    public let claim: Claim

    /// The picture in the image view or button with an identifier, or in a button with a title; nil if there is none.
    public init(_ name: String, _ image: String?) {
      let said = { @Sendable (name: String?) in name.map { "<\($0)>" } ?? "no image" }
      claim = Claim(
        "image",
        name,
        of: Element.self,
        .image,
        where: { $0.showsImages },
        fact: { element in
          let shown = element.shownImage
          return (
            "\(said(shown)) in '\(name)'", shown == image ? nil : "its model has \(said(image))"
          )
        }
      )
    }
  }
}

extension Element {
  fileprivate var showsImages: Bool { self is ImageView || self is Button }

  fileprivate var shownImage: String? {
    (self as? ImageView)?.imageName ?? (self as? Button)?.imageName
  }
}
