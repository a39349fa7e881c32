/// What a mirror calls a stored property.
///
/// A lazy property and a wrapped one have a mark before their name.
struct PropertyLabel {
  private let text: String

  init(_ child: Mirror.Child?) { text = child?.label ?? "" }

  /// The property's name as its author wrote it.
  var name: String {
    if text.hasPrefix(PropertyLabel.lazyMark) {
      return String(text.dropFirst(PropertyLabel.lazyMark.count))
    }
    return text.hasPrefix("_") ? String(text.dropFirst()) : text
  }

  private static let lazyMark = "$__lazy_storage_$_"
}
