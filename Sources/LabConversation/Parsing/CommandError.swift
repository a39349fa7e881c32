import HeadlessUI
import LabText
import MVC
import MVCLab

/// Why a command was not carried out.
public enum CommandError: Error, Equatable {
  case openQuote
  case lineBreak
  /// `among` is what there is; it is told if nothing is near, and if it is little.
  case unknown(what: String, name: String, near: String?, among: [String] = [])
  case ambiguous(what: String, candidates: [String])
  case missing(what: String, usage: String)
  case notANumber(String, what: String)
  case tooMany(String, what: String, most: Int)
  /// There are fewer commands than were spoken of; `what` says which kind.
  case onlySoMany(Int, what: String)
  case notADuration(String)
  case tooMuch(String, usage: String)
  case noSystem
  case noWorld(system: String, wirings: [String])
  case noScreen
  case ended
  case disabled(String)
  case noRow(Int, count: Int)
  case noTable(screen: String)
  case noServer(system: String, ServerUse)
  case noStorage(system: String)
  case noRequest(Int?)
  case nothingTo(String)
  case notHere(String, because: String)
  case nameTaken(String)
  /// Something that was to be done several times was refused in one of these turns.
  case stopped(String, turn: Int, of: Int)
  /// What can't be done here, in words that nobody typed.
  case impossible(String, because: String)
}

extension CommandError {
  /// Whether nothing was chosen yet that the command could be about.
  var isAboutNothing: Bool {
    switch self {
    case .noSystem, .noWorld: true
    case .openQuote, .lineBreak, .unknown, .ambiguous, .missing, .notANumber, .tooMany, .onlySoMany,
      .notADuration, .tooMuch, .noScreen, .ended, .disabled, .noRow, .noTable, .noServer,
      .noStorage, .noRequest, .nothingTo, .notHere, .nameTaken, .stopped, .impossible:
      false
    }
  }
}

extension CommandError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .openQuote: "this quote is not closed"
    case .lineBreak: "a command is one line; here another one begins"
    case .unknown(let what, let name, let near, let names):
      "unknown \(what) \(name.inQuotes)"
        + (near.map { "; did you mean \($0.inQuotes)?" } ?? CommandError.offer(names))
    case .ambiguous(let what, let names):
      "there are \(names.count) \(what)s; say in which: "
        + names.map(\.inQuotes).joined(separator: ", ")
    case .missing(let what, let usage): "\(what) is missing; usage: \(usage)"
    case .notANumber(let text, let what):
      "\(text.inQuotes) is no \(what); a number from 0 is"
    case .tooMany(let number, let what, let most):
      "\(number.truncated(to: 60)) is too much for a \(what)"
        + (most == .max ? "" : "; \(most) is the most")
    case .onlySoMany(let count, let what):
      "there \(count == 1 ? "is" : "are") only \(counted(count, "command"))\(what)"
    case .notADuration(let text): "\(text.inQuotes) is no duration; '500ms' and '2s' are"
    case .tooMuch(let text, let usage): "\(text.inQuotes) is too much; usage: \(usage)"
    case .noSystem: "no system yet; choose one with 'system NAME'"
    case .noWorld(let system, let wirings):
      "no wiring of '\(system)' yet; choose with 'wirings NAME': \(wirings.joined(separator: ", "))"
    case .noScreen: "no screen is open; open one with 'open SCREEN'"
    case .ended: "the world has ended"
    case .disabled(let name): "\(name.inQuotes) is disabled"
    case .noRow(let row, let count):
      "no row \(row); there \(count == 1 ? "is 1 row" : "are \(count) rows")"
    case .noTable(let screen): "\(screen.inQuotes) has no table"
    case .noServer(let system, let use):
      use == .optional
        ? "this world has no server; start one with 'system \(system) with server'"
        : "'\(system)' knows no server"
    case .noStorage(let system): "'\(system)' keeps nothing in a storage"
    case .noRequest(let which):
      which.map { "no request \($0) is waiting" } ?? "no request is waiting"
    case .nothingTo(let what): "there is nothing to \(what)"
    case .notHere(let what, let because): "\(what.inQuotes) can't be done here; \(because)"
    case .stopped(let why, let turn, let count): "\(why); stopped at turn \(turn) of \(count)"
    case .impossible(let what, let because): "\(what) can't be done here; \(because)"
    case .nameTaken(let name): "there is a screen \(name.inQuotes) already"
    }
  }
}

extension CommandError {
  /// What there is, if somebody can choose from it at a glance.
  private static func offer(_ names: [String]) -> String {
    let quoted = names.map(\.inQuotes)
    guard let last = quoted.last, quoted.count <= 8 else { return "" }
    guard quoted.count > 1 else { return "; there is \(last)" }
    return "; there are \(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }
}

/// A complaint about how a command is written, with the place in its line.
public struct ParseError: Error, Equatable {
  /// What is wrong.
  public let complaint: CommandError
  /// Counted in characters from 1.
  public let column: Int

  init(_ complaint: CommandError, column: Int) {
    (self.complaint, self.column) = (complaint, column)
  }
}
