extension ModelValue {
  /// Returns a number that no other value in this world has, as `UUID()` does elsewhere.
  ///
  /// Outside of any world it returns 0.
  public static func nextIdentity() -> Int { Runtime.current?.nextIdentity() ?? 0 }
}
