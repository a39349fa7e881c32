import Glibc

/// Installs a signal handler and returns the previous action.
func install(
  _ handler: @escaping @convention(c) (Int32) -> Void,
  for signal: Int32,
  flags: Int32
) -> sigaction {
  var action = sigaction()
  action.__sigaction_handler.sa_handler = handler
  action.sa_flags = flags
  sigemptyset(&action.sa_mask)
  var previous = sigaction()
  sigaction(signal, &action, &previous)
  return previous
}

func reinstall(_ action: sigaction, for signal: Int32) {
  var action = action
  sigaction(signal, &action, nil)
}
