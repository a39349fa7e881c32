import MVC

extension Command {
  /// Decides what the server answers.
  static let server = Command(
    "server",
    .around,
    [.recorded, .needsOffer],
    usage: "server ok|fail|drop|chunk [first|last|N] [BODY]  or  server latency DURATION",
    "decide about a request that waits"
  ) { arguments, _ throws(ParseError) in
    let decision: Decision = try arguments.choice(.outcome)
    let isBodyAlone = decision == .chunk && arguments.words.count == 1
    let choice =
      isBodyAlone || decision == .latency ? nil : RequestChoice(arguments.words.first?.text)
    if choice != nil { _ = arguments.optionalWord() }
    let outcome: MVC.Server.Outcome
    switch decision {
    case .ok: outcome = .success(body: try arguments.body())
    case .fail: outcome = .failure(reason: try arguments.body() ?? "refused")
    case .drop: outcome = .lost
    case .chunk: outcome = .chunk(try arguments.percentage())
    case .latency:
      let latency = try arguments.duration()
      return .other { try $0.livingServer().latency = latency }
    }
    return .step {
      try $1.livingServer().answer(choice ?? .first, outcome, isChunk: decision == .chunk)
    }
  }.completing { context in
    switch context.before.count {
    case 0:
      [
        Suggestion("ok", "grant it"), Suggestion("fail", "refuse it"),
        Suggestion("drop", "lose it; its sender learns of it after 60s"),
        Suggestion("chunk", "send a part of the answer"),
        Suggestion("latency", "grant each by itself after a while"),
      ]
    case 1 where context.before[0] == "latency": [Suggestion("500ms"), Suggestion("2s")]
    case 1: [Suggestion("first", "the oldest"), Suggestion("last", "the newest")]
    default: []
    }
  }
}

/// What a command decides about the server.
private enum Decision: String, CaseIterable {
  case ok, fail, drop, chunk, latency
}

extension Arguments {
  /// The rest as the body of an answer; nil if there is none.
  fileprivate mutating func body() throws(ParseError) -> String? {
    words.isEmpty ? nil : try phrase("a body").text
  }
}

extension WiringRun {
  fileprivate func livingServer() throws(CommandError) -> Server {
    guard let server = try livingWorld().runtime.server else {
      throw .noServer(system: system.name, system.server)
    }
    return server
  }
}

extension Server {
  fileprivate func answer(
    _ choice: RequestChoice,
    _ outcome: Outcome,
    isChunk: Bool
  ) throws(CommandError) {
    guard let index = choice.index(in: pending) else { throw .noRequest(choice.number) }
    if isChunk, !pending[index].takesChunks {
      throw .notHere("server chunk", because: "the request takes no partial answers")
    }
    answer(at: index, outcome)
  }
}

/// Names one of the waiting requests.
private enum RequestChoice {
  case first
  case last
  case number(Int)

  init?(_ text: String?) {
    switch text {
    case "first": self = .first
    case "last": self = .last
    case let text?:
      guard let number = Int(text) else { return nil }
      self = .number(number)
    case nil: return nil
    }
  }

  func index(in pending: [PendingRequest]) -> Int? {
    switch self {
    case .first: pending.isEmpty ? nil : 0
    case .last: pending.isEmpty ? nil : pending.count - 1
    case .number(let number): pending.firstIndex { $0.number == number }
    }
  }

  /// The number, if the choice is one.
  var number: Int? {
    if case .number(let number) = self { return number }
    return nil
  }
}
