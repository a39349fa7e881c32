/// A picture; the lab knows only its name.
public struct UIImage: Equatable, Sendable {
  /// Its name in the program or in the system.
  public let name: String

  init(_ name: String) { self.name = name }

  /// A picture of the program; never nil here.
  public init?(named name: String) { self.name = name }

  /// A picture of the system; never nil here.
  public init?(systemName name: String) { self.name = name }

  /// Which colors UIKit draws a picture in.
  public enum RenderingMode: Sendable {
    /// Its own colors or the tint color.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Returns the same picture.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// Returns the same picture.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
}
