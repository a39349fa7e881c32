import HeadlessUI
import MVC

/// The state of a download.
enum ImageState: Equatable, CustomStringConvertible {
  case none
  /// The fraction that has arrived, from 0 to 1; nil while the size is unknown.
  case downloading(Double?)
  /// The name of the picture.
  case finished(String)
  case error(String)

  var description: String {
    switch self {
    case .none: "none"
    case .downloading(let fraction): "downloading\(ImageState.percent(fraction))"
    case .finished(let picture): "finished with \(picture)"
    case .error(let reason): "error: \(reason)"
    }
  }

  var isDownloading: Bool {
    if case .downloading = self { return true }
    return false
  }

  private static func percent(_ fraction: Double?) -> String {
    fraction.flatMap { Int(exactly: ($0 * 100).rounded()) }.map { " \($0)%" } ?? ""
  }
}

/// A picture, and the state of its download.
final class ImageModel: Model, KeyPathBinding {
  @Observed var state = ImageState.none
}

/// The events: a tap on the button, and the two requests that the controller makes of it.
enum ImageEvent {
  case handleDownload
  case requestImage
  case cancelRequest
}
