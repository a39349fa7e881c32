/// Installs a signal handler and returns the previous action.
package func install(
  _ handler: @escaping @convention(c) (Int32) -> Void,
  for signal: Int32,
  flags: Int32
) -> sigaction {
  var action = sigaction()
  action.handler = handler
  action.sa_flags = flags
  sigemptyset(&action.sa_mask)
  var previous = sigaction()
  sigaction(signal, &action, &previous)
  return previous
}

/// Installs an action that was there before.
package func reinstall(_ action: sigaction, for signal: Int32) {
  var action = action
  sigaction(signal, &action, nil)
}

extension sigaction {
  /// The handler, which every C library names differently.
  package var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Darwin)
      __sigaction_u.__sa_handler
      #elseif canImport(Musl)
      __sa_handler.sa_handler
      #else
      __sigaction_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
      __sigaction_u.__sa_handler = newValue
      #elseif canImport(Musl)
      __sa_handler.sa_handler = newValue
      #else
      __sigaction_handler.sa_handler = newValue
      #endif
    }
  }
}
