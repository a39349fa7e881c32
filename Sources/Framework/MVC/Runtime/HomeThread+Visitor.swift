extension HomeThread {
  /// If the caller plays another world, notes there that it has called an object of this one, as a `static` keeps
  /// it; returns whether it does.
  @discardableResult
  func noteVisitor() -> Bool {
    guard let visitor = Runtime.current, visitor.tasks.home !== self else { return false }
    visitor.callsOtherWorlds = true
    return true
  }
}
