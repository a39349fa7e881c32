/// How a presented screen stands in front of the one behind it.
public enum ModalPresentationStyle: Sendable {
  /// It covers the screen behind it, which disappears, and appears again when it is dismissed.
  case fullScreen
  /// It leaves a part of the screen behind it in sight. That one neither disappears nor appears again, so nothing tells
  /// it of the dismissal.
  case pageSheet
}
