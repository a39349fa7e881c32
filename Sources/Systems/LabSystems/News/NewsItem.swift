import HeadlessUI
import MVC

/// One article of the feed.
struct NewsItem: ModelValue, Equatable {
  /// The identity of the article on the server, which never changes.
  let key: String
  var title: String
  var subtitle: String
  var content: String
  /// Up to four pictures, by name.
  var images: [String]
  var isFollowed = false
  var isLiked = false
  var likes: UInt = 0
  var shares: UInt = 0
  var discussions: UInt = 0
}

/// The article as an answer carries it: fields with `|` between them, one article on each line.
extension NewsItem {
  var wire: String {
    let parts = [key, title, subtitle, content, images.joined(separator: " ")]
    let numbers = ["\(likes)", "\(shares)", "\(discussions)"]
    let flags = [isFollowed ? "followed" : "", isLiked ? "liked" : ""]
    return (parts + flags + numbers).map { field in
      String(field.map { $0 == "|" || $0.isNewline ? "/" : $0 })
    }.joined(separator: "|")
  }

  /// Reads a line; nil if the line is not an article.
  init?(wire: String) {
    let fields = wire.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 10, let likes = UInt(fields[7]), let shares = UInt(fields[8]),
      let discussions = UInt(fields[9])
    else { return nil }
    self.init(
      key: fields[0],
      title: fields[1],
      subtitle: fields[2],
      content: fields[3],
      images: fields[4].split(separator: " ").map(String.init),
      isFollowed: fields[5] == "followed",
      isLiked: fields[6] == "liked",
      likes: likes,
      shares: shares,
      discussions: discussions
    )
  }

  static func list(from body: String) -> [NewsItem] {
    body.split(separator: "\n").compactMap { NewsItem(wire: String($0)) }
  }
}

extension NewsItem: CustomStringConvertible {
  var description: String { "\(key) \(FeedDisplay(self).readout)" }
}
