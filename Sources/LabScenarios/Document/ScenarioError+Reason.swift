import LabConversation

extension ScenarioError {
  /// What can be wrong with how a scenario is written.
  public enum Reason: Equatable, Sendable {
    case unreadable(String)
    case notUTF8
    case nulByte
    case noBlock
    case openFence
    case nearlyMarked(String)
    case furtherWords(String)
    case innerFence(line: Int)
    case displacedFence
    case noSign(guess: String?)
    case noSpace(sign: String)
    case outputBeforeCommand
    case openHeader
    case emptyHeader
    case behindHeader(String)
    case starNotAlone
    case namedTwice(String)
    case unknownWiring(String, near: String?)
    case noCommand
    case noSystem
    case noWirings
    case secondSubject(String)
    case outOfPlace(String)
    case command(CommandError)
  }
}

extension ScenarioError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let why): why
    case .notUTF8: "this byte is not UTF-8"
    case .nulByte: "a NUL byte has no place in a document"
    case .noBlock: "no 'mvclab' block; a scenario has at least one"
    case .openFence: "this 'mvclab' block is not closed"
    case .nearlyMarked(let name): "a block marked '\(name)' is not run; did you mean 'mvclab'?"
    case .furtherWords(let words): "nothing may follow 'mvclab'; here is '\(words)'"
    case .innerFence(let line):
      "this fence is within the block of line \(line); close that first, or give it more marks"
    case .displacedFence:
      "a 'mvclab' block is not run here; no list, no quotation, at most three spaces before it"
    case .noSign(let guess?): "no sign; did you mean '\(guess)'?"
    case .noSign(nil):
      "no sign; a line begins with '> ', '~ ', '| ', '! ', '= ', '? ', '#' or '[', or is '...'"
    case .noSpace(let sign): "no space behind the sign '\(sign)'"
    case .outputBeforeCommand: "output before the first command"
    case .openHeader: "this header is not closed; ']' is missing"
    case .emptyHeader: "a header names wirings, or everyone with '[*]'"
    case .behindHeader(let text): "nothing may follow a header; here is '\(text)'"
    case .starNotAlone: "'*' means everyone; no name may stand beside it"
    case .namedTwice(let name): "'\(name)' is named twice"
    case .unknownWiring(let name, let near):
      "'\(name)' is no wiring of this scenario" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .noCommand: "a command is missing behind '>'"
    case .noSystem: "a scenario starts with '> system NAME'"
    case .noWirings: "the second command of a scenario is '> wirings NAME, …'"
    case .secondSubject(let name):
      "a second '\(name)'; a scenario is about one system and its wirings"
    case .outOfPlace(let name): "'\(name)' has no place in a scenario"
    case .command(let complaint): complaint.description
    }
  }
}
