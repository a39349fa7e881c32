import LabText
import MVC

/// A picture, of which the lab knows the name: `<star>`.
///
/// Without a name it takes no room.
open class ImageView: Element {
  /// The name of the picture; nil if there is none.
  @exclusivity(unchecked) public final var imageName: String? {
    didSet {
      noteImage()
      guard imageName != oldValue else { return }
      render("drew \(drawnName ?? "nothing") in \(flowName)")
    }
  }

  /// Makes a view of a picture.
  public init(named name: String? = nil, identifier: String = "") {
    imageName = name
    super.init(identifier: identifier)
  }

  /// Makes a view without a picture; the frame is not kept.
  override public init(frame: ElementFrame) { super.init(frame: frame) }

  /// The text that stands for the image on the screen; nil if the image has no name.
  package final var drawnName: String? { imageName.flatMap { $0.isEmpty ? nil : "<\($0)>" } }

  override func describeContent(to digest: inout StateDigest) {
    if let imageName { digest.add(imageName) }
  }

  override open func lines(width: Int) -> [String] {
    inlineText.map { [$0.truncated(to: width)] } ?? []
  }

  override open var inlineText: String? { drawnName }
  override open var flowName: String {
    identifier.isEmpty ? "an image view" : "the image view '\(identifier)'"
  }
}
