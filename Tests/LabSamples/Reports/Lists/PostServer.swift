import MVC

/// The posts of a server, three on a page; others write new ones.
final class PostServer {
  private var ids = ["a", "b", "c", "d", "e", "f"]
  private var written = 0

  func writePost() {
    written += 1
    ids.insert("new\(written)", at: 0)
  }

  /// The page that begins behind the number of posts in a request.
  func page(_ request: Request) -> String {
    ids.dropFirst(Int(request.body) ?? 0).prefix(3).joined(separator: ",")
  }
}
