extension Command {
  /// Walks through what a command does.
  static let step = Command(
    prefix: "step",
    .look,
    usage: "step COMMAND",
    "walk through what a command does, hop by hop, with what models and screens hold then"
  )
}
