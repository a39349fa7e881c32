import MVC

/// Sets its badge at each change too.
final class BadgeOfMessages: BadgeAfterDelete {
  override func showChange(_ change: Change) throws {
    try super.showChange(change)
    tabBarItem.badgeValue = messages.badge
  }
}
