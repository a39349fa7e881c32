import HeadlessUI
import MVC

/// The server of the feed: it has many articles, and decides every count and flag.
final class NewsBackend {
  private let pageSize: Int
  private var articles: [NewsItem]
  /// The index of each article.
  private var places: [String: Int] = [:]
  private var posted = 0
  private var withdrawn: Set<String> = []
  /// The flag that a like without a wish turns, by the article of each such like that waits.
  private var turned: [String: Bool] = [:]

  init(_ scale: FeedScale) {
    pageSize = scale.pageSize
    articles = (0..<scale.articles).map { NewsBackend.article($0 + 1) }
    findPlaces()
  }

  private func findPlaces() {
    places = Dictionary(uniqueKeysWithValues: articles.enumerated().map { ($1.key, $0) })
  }

  /// Notes that a request arrives; `isFirst` if no other one like it waits.
  ///
  /// A like without a wish is a wish to turn the flag as it is now, or as the likes before it leave
  /// it: not as another device or an editor sets it before the like is granted.
  func receive(_ request: Request, isFirst: Bool) {
    guard request.name == "like", isFirst, let index = places[request.body] else { return }
    turned[request.body] = articles[index].isLiked
  }

  /// Returns the body of the answer to a request.
  ///
  /// `body` sets values before the answer: `on 99` for a `like`, `a1 on 99, a2 off` for a page.
  func grant(_ request: Request, body: String?) -> String {
    let words = request.body.split(separator: " ").map(String.init)
    if request.name == "feed" {
      for part in body?.split(separator: ",") ?? [] { dictate(part.split(separator: " ")) }
      return feed(words)
    }
    guard let key = words.first, let index = places[key], !withdrawn.contains(key) else {
      return ""
    }
    let wish = words.dropFirst().first.map { $0 == "on" }
    switch request.name {
    case "like":
      like(index, wish ?? turn(key))
      if let body { dictate([key[...]] + body.split(separator: " ")) }
    case "follow": articles[index].isFollowed = wish ?? !articles[index].isFollowed
    case "share": articles[index].shares.count(1)
    default: articles[index].discussions.count(1)
    }
    return articles[index].wire
  }

  /// Returns a page by its number, as `2`, or the page after an article, as `after a5`.
  private func feed(_ words: [String]) -> String {
    if words.first == "after", let key = words.last, let index = places[key] {
      let following = articles[(index + 1)...].lazy.filter { !self.withdrawn.contains($0.key) }
      return page(following.prefix(pageSize))
    }
    let number = words.first.flatMap { Int($0) } ?? 0
    return page(present.dropFirst(number * pageSize).prefix(pageSize))
  }

  private func page(_ items: some Sequence<NewsItem>) -> String {
    items.map(\.wire).joined(separator: "\n")
  }

  private var present: [NewsItem] {
    withdrawn.isEmpty ? articles : articles.filter { !withdrawn.contains($0.key) }
  }

  private func like(_ index: Int, _ isLiked: Bool) {
    guard articles[index].isLiked != isLiked else { return }
    articles[index].isLiked = isLiked
    articles[index].likes.count(isLiked ? 1 : -1)
  }

  /// Returns the wish of a like that has none.
  private func turn(_ key: String) -> Bool {
    let wish = !(turned[key] ?? false)
    turned[key] = wish
    return wish
  }

  /// Sets the values of an article, by its key, a flag and a count: `a1 on 99`.
  private func dictate(_ words: [Substring]) {
    guard let key = words.first, let index = places[String(key)] else { return }
    for word in words.dropFirst() {
      if let likes = UInt(word) { articles[index].likes = likes }
      if word == "on" || word == "off" { articles[index].isLiked = word == "on" }
    }
  }

  private static func article(_ number: Int) -> NewsItem {
    let sections = ["国内", "国际", "科技"]
    let section = sections[number % sections.count]
    return NewsItem(
      key: "a\(number)",
      title: "\(section)新闻 \(number)",
      subtitle: section,
      content: "Story \(number)",
      images: (0..<number % 5).map { "\(number)\(["a", "b", "c", "d"][$0])" },
      likes: UInt(number * 7 % 20),
      shares: UInt(number % 4),
      discussions: UInt(number * 3 % 10)
    )
  }
}

/// Actions of other readers and of the editors.
extension NewsBackend {
  /// The number of articles in the feed.
  var count: Int { present.count }

  /// Adds the like of another reader to an article.
  func likeElsewhere(_ row: Int) {
    if let index = places[present[row].key] { articles[index].likes.count(1) }
  }

  /// Adds an article at the top.
  func post(_ title: String) {
    posted += 1
    articles.insert(
      NewsItem(
        key: "p\(posted)",
        title: title,
        subtitle: "国内",
        content: "Just in",
        images: []
      ),
      at: 0
    )
    findPlaces()
  }

  /// Removes an article.
  func withdraw(_ row: Int) { withdrawn.insert(present[row].key) }
}

extension UInt {
  /// Counts one up or down; a count stops at its limits.
  fileprivate mutating func count(_ step: Int) {
    self = step < 0 ? self - Swift.min(1, self) : self + Swift.min(1, .max - self)
  }
}
