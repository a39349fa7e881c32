extension Component {
  /// Lets go of what the mechanisms keep alive for this component, because its world has ended.
  ///
  /// A wiring may hold its objects in a cycle; they leave with their world all the same, as those of a
  /// program leave with its process. What a stored property holds by itself stays.
  func letGo() {
    kept = []
    (self as? any ModelBridge)?.letGoOfObservers()
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror, level.subjectType != Component.self {
      for (_, value) in level.children { Port.within(value)?.letGo() }
      mirror = level.superclassMirror
    }
  }
}
