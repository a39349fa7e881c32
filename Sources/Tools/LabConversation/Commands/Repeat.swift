extension Command {
  /// Executes a command several times.
  static let `repeat` = Command(
    prefix: "repeat",
    .keep,
    usage: "repeat N COMMAND",
    "execute a command N times, or until it is refused"
  )
}
