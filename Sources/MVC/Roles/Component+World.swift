extension Component {
  /// The virtual time since the world began.
  public var now: Duration { runtime.clock.now }

  /// Returns the one object of its type in this world, and makes it at the first call.
  ///
  ///     static var shared: ToDoStore { singleton { ToDoStore() } }
  ///
  /// It stands for `static let shared` of a program that is alone in its process; here several worlds
  /// share one.
  public static func singleton<Object: Component>(_ make: () -> Object) -> Object {
    Runtime.singleton(make)
  }
}
