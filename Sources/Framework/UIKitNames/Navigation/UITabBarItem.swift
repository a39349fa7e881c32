import HeadlessUI

/// What a tab shows of a screen or a stack.
public typealias UITabBarItem = TabItem

extension TabItem {
  /// Makes an item with a title; a tab has no picture, and nobody asks for its tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init(title: title) }

  /// Makes an item with a title; a tab has no picture.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title)
  }

  /// Makes an item with a title of the system's; a tab has no picture, and nobody asks for its tag.
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: item.title)
  }

  /// A title that the system knows.
  public struct SystemItem: Sendable {
    let title: String

    private init(_ title: String) { self.title = title }

    /// What the user has kept.
    public static let bookmarks = Self("Bookmarks"), favorites = Self("Favorites")
    /// People, or files that were loaded.
    public static let contacts = Self("Contacts"), downloads = Self("Downloads")
    /// What is proposed.
    public static let featured = Self("Featured"), topRated = Self("Top Rated")
    /// What was used before.
    public static let history = Self("History"), recents = Self("Recents")
    /// What was used last or most.
    public static let mostRecent = Self("Most Recent"), mostViewed = Self("Most Viewed")
    /// Finding something, and all that has no tab.
    public static let search = Self("Search"), more = Self("More")
  }

  /// The text after the title; nil if there is none.
  public var badgeValue: String? {
    get { badge }
    set { badge = newValue }
  }
}

extension Presentable {
  /// What its tab shows, if it is in one.
  public var tabBarItem: UITabBarItem {
    get { tabItem }
    set { tabItem = newValue }
  }
}
