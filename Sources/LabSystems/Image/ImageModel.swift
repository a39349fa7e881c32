import HeadlessUI
import MVC

/// Where a download is.
enum ImageState: Equatable, CustomStringConvertible {
  case none
  /// A fraction from 0 to 1, or nil while nobody knows how much there is.
  case downloading(Double?)
  /// The picture; a name stands for it.
  case finished(String)
  case error(String)

  var description: String {
    switch self {
    case .none: "none"
    case .downloading(nil): "downloading"
    case .downloading(let fraction?): "downloading \(Int((fraction * 100).rounded()))%"
    case .finished(let picture): "finished with \(picture)"
    case .error(let reason): "error: \(reason)"
    }
  }

  var isDownloading: Bool {
    if case .downloading = self { return true }
    return false
  }
}

/// A picture that is being got, or not.
final class ImageModel: Model, KeyPathBinding {
  @Observed var state = ImageState.none
}

/// What can happen: a tap on the button, and what the controller makes of it.
enum ImageEvent {
  case handleDownload
  case requestImage
  case cancelRequest
}
