import HeadlessUI
import LabText
import MVC
import MVCLab

extension Command {
  /// Reads what is decided about a request that waits, or how long requests take from now on.
  @Sendable static func readServer(
    _ arguments: inout Arguments,
    _ grammar: inout Grammar
  ) throws(ParseError) -> (Session) throws -> Void {
    let what = try arguments.name("outcome", in: ["ok", "fail", "drop", "chunk", "latency"])
    if what == "latency" {
      let latency = try arguments.duration()
      return { try $0.livingServer().latency = latency }
    }
    let isBodyAlone = what == "chunk" && arguments.words.count == 1
    let which = isBodyAlone ? nil : RequestChoice(arguments.words.first?.text)
    if which != nil { _ = arguments.optionalWord() }
    let body = arguments.words.isEmpty ? nil : try arguments.phrase("a body").text
    if what == "chunk", body == nil {
      throw ParseError(.missing(what: "a body", usage: arguments.usage), column: arguments.end)
    }
    let outcome: Server.Outcome =
      switch what {
      case "chunk": .chunk(body ?? "")
      case "ok": .success(body: body)
      case "fail": .failure(reason: body ?? "refused")
      default: .lost
      }
    return { session in
      let server = try session.livingServer()
      let choice = which ?? .first
      guard let index = choice.index(in: server.pending) else {
        throw CommandError.noRequest(choice.number)
      }
      if what == "chunk", !server.pending[index].takesChunks {
        throw CommandError.notHere("server chunk", because: "nobody listens to parts of the answer")
      }
      try session.step { _ in
        server.answer(at: index, outcome)
        return nil
      }
    }
  }
}

extension Session {
  fileprivate func livingServer() throws(CommandError) -> Server {
    let world = try livingWorld()
    guard let server = world.runtime.server else {
      throw .noServer(system: world.system.name, world.system.server)
    }
    return server
  }
}

/// Which of the waiting requests is meant.
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

  /// The number, if one was named.
  var number: Int? {
    if case .number(let number) = self { return number }
    return nil
  }
}
