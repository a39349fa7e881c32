/// The texts that a cell shows of an article, without the model.
struct FeedDisplay {
  let title: String
  let summary: String
  let images: String
  let follow: String
  let like: String
  let share: String
  let discuss: String
  /// Whether the buttons are enabled.
  var isEnabled = true

  init(_ item: NewsItem) {
    title = item.title
    summary = "\(item.subtitle): \(item.content)"
    images = item.images.map { "<\($0)>" }.joined(separator: " ")
    follow = item.isFollowed ? "Following" : "Follow"
    like = "\(item.isLiked ? "Liked" : "Like") \(item.likes)"
    share = "Share \(item.shares)"
    discuss = "Talk \(item.discussions)"
  }

  /// The texts that can change, as one text.
  var readout: String { [title, follow, like, share, discuss].joined(separator: ", ") }
}
