extension Command {
  /// Sets the next random numbers.
  static let random = Command(
    "random",
    .around,
    usage: "random next N…",
    "set the next random numbers"
  ) { arguments, _ throws(ParseError) in
    _ = try arguments.name(.choice, in: ["next"])
    var numbers = [try arguments.number(.number)]
    while !arguments.words.isEmpty { numbers.append(try arguments.number(.number)) }
    return .other { [numbers] in try $0.livingWorld().runtime.random.choose(numbers) }
  }.completingOnce { _ in [Suggestion("next")] }
}
