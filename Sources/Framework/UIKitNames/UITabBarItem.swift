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
  public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
    self.init(title: tabBarSystemItem.rawValue)
  }

  /// The titles that the system has.
  public enum SystemItem: String, Sendable {
    /// Bookmarks.
    case bookmarks = "Bookmarks"
    /// Contacts.
    case contacts = "Contacts"
    /// Downloads.
    case downloads = "Downloads"
    /// Favorites.
    case favorites = "Favorites"
    /// Featured.
    case featured = "Featured"
    /// History.
    case history = "History"
    /// More.
    case more = "More"
    /// Most Recent.
    case mostRecent = "Most Recent"
    /// Most Viewed.
    case mostViewed = "Most Viewed"
    /// Recents.
    case recents = "Recents"
    /// Search.
    case search = "Search"
    /// Top Rated.
    case topRated = "Top Rated"
  }

  /// The text behind the title; nil if there is none.
  public var badgeValue: String? {
    get { badge }
    set { badge = newValue }
  }

  /// Nil, whatever it is set to: a tab has no picture.
  public var image: UIImage? {
    get { nil }
    set {}
  }
}

extension Presentable {
  /// What its tab shows, if it is in one.
  public var tabBarItem: UITabBarItem {
    get { tabItem }
    set { tabItem = newValue }
  }
}
