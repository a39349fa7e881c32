import LabConversation
import LabWork
import MVCLab

extension ScenarioError {
  /// What can be wrong with how a scenario is written.
  package enum Reason: Equatable, Sendable {
    case unreadable(String)
    /// What another process says of the document, in its words.
    case told(String)
    /// The program itself crashed while it played the document.
    case unplayed(String)
    /// Somebody else has killed the process that played the document.
    case killed(String)
    case notUTF8
    case nulByte
    case conflict
    case noBlock
    case unmarkedBlock
    case openFence
    case openCode
    case openOuterFence
    case openBlock
    case damagedFence(String)
    case commandInProse
    case answerToNothing
    case storyBelowAnswer(line: Int)
    case nearlyMarked(String)
    case wordsAfterMark(String)
    case innerFence(line: Int)
    case openHTML(String, end: String)
    case nearlySource(String, near: String)
    case displacedFence
    case displacedCode
    case noSign(guess: String?)
    case noSpace(sign: String)
    case ellipsisSign(String)
    case outputBeforeCommand
    case openHeader
    case emptyHeader
    case idleHeader
    case textAfterHeader(String)
    case starNotAlone
    case notInside
    case headerOfNobody
    case namedTwice(String)
    case misspelledWiring(String, near: String)
    case unnamedWiring(String, WiringPlace)
    case unknownWiring(String, WiringPlace)
    case code(CodeError)
    case noCommand
    case noSystem
    case noWirings
    case secondSubject(String)
    case outOfPlace(String)
    case command(CommandError)

    /// Where a document names a wiring: what goes with the name, if that is removed.
    package enum WiringPlace: Sendable {
      /// The only name in a header.
      case header
      /// One of several names, or one behind 'not'.
      case listOfNames
      /// The fence of a block of source.
      case block
    }
  }
}

extension ScenarioError.Reason {
  /// Why a document was not played.
  init(_ failure: WorkFailure) {
    self = failure.isFromOutside ? .killed("\(failure)") : .unplayed("\(failure)")
  }
}

extension ScenarioError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let why): why
    case .told(let reason): reason
    case .unplayed(let reason), .killed(let reason): "nothing was checked; \(reason)"
    case .notUTF8: "this byte is not UTF-8"
    case .nulByte: "a document must not contain a NUL byte"
    case .conflict:
      "a merge left both sides here; keep one, and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'"
    case .noBlock: "no 'mvclab' block; a scenario needs at least one"
    case .unmarkedBlock: "this block is not run; begin it with '```mvclab'"
    case .openFence: "this 'mvclab' block is not closed"
    case .openCode: "this block of source is not closed"
    case .answerToNothing:
      "this answer has no story above it; a scenario begins with a block marked 'mvclab'"
    case .storyBelowAnswer(let line):
      "this block is below the answer of line \(line), which ends the story; move it above the answer"
    case .openOuterFence: "this block is not closed, so the 'mvclab' block in it is not run"
    case .openBlock: "this block is not closed; close it, or look above it for a lost fence"
    case .damagedFence(let fence): "this line opens no block; did you mean '\(fence)'?"
    case .commandInProse:
      """
      this command is in no block, so it is not run; write '```mvclab' above it, or leave a line empty \
      below a quotation
      """
    case .nearlyMarked(let name): "a block marked '\(name)' is not run; did you mean 'mvclab'?"
    case .wordsAfterMark(let words): "unexpected '\(words)' after 'mvclab'"
    case .innerFence(let line):
      "this fence is inside the block of line \(line); close that block first, or give it more marks"
    case .openHTML("<!--", let end): "this comment is not closed; \(end.inQuotes) is missing"
    case .openHTML(let mark, let end): "this '\(mark)>' is not closed; \(end.inQuotes) is missing"
    case .nearlySource(let words, let near):
      "a block marked \(words.inQuotes) is not checked; did you mean \(near.inQuotes)?"
    case .displacedFence:
      """
      this 'mvclab' block is not run: it is in a list or quotation, or indented by more than three \
      spaces
      """
    case .displacedCode:
      """
      this block is not checked: it is in a list or quotation, or indented by more than three spaces
      """
    case .noSign(let guess?): "a sign is missing; did you mean '\(guess)'?"
    case .noSign(nil):
      "a sign is missing; a line begins with '> ', '~ ', '| ', '! ', '= ', '? ', '#' or '[', or is '...'"
    case .noSpace(let sign): "a space is missing after the sign '\(sign)'"
    case .ellipsisSign(let sign):
      "'\(sign)' can't follow '...'; expected one of the signs '~', '|', '!' and '='"
    case .outputBeforeCommand: "this output comes before the first command"
    case .openHeader: "this header is not closed; ']' is missing"
    case .emptyHeader: "a name is missing; a header names wirings, or all of them with '[*]'"
    case .idleHeader:
      """
      no line is below this header; it names the wirings of the lines below it, or of an 'expect' \
      directly below it
      """
    case .textAfterHeader(let text): "unexpected '\(text)' after the header"
    case .starNotAlone: "'*' means all wirings; leave out the other words"
    case .notInside: "'not' is the first word of a header, and is about all names in it"
    case .headerOfNobody: "this header leaves no wiring; leave out one of the names"
    case .namedTwice(let name): "'\(name)' is named twice"
    case .misspelledWiring(let name, let near):
      "'\(name)' is not a wiring of this scenario; did you mean '\(near)'?"
    case .unnamedWiring(let name, let place):
      """
      '\(name)' is not a wiring of this scenario; name it behind '> wirings', or remove \(place)
      """
    case .unknownWiring(let name, let place):
      "'\(name)' is not a wiring of the system; remove \(place)"
    case .code(let error): error.description
    case .noCommand: "a command is missing after '>'"
    case .noSystem: "a scenario starts with '> system NAME'"
    case .noWirings: "the second command of a scenario is '> wirings NAME, …'"
    case .secondSubject(let name):
      "a second '\(name)'; a scenario is about one system and its wirings"
    case .outOfPlace(let name): "'\(name)' can't be used in a scenario"
    case .command(let error): error.description
    }
  }
}

extension ScenarioError.Reason.WiringPlace: CustomStringConvertible {
  /// What to remove: `this header and the lines below it`.
  package var description: String {
    switch self {
    case .header: "this header and the lines below it"
    case .listOfNames: "the name"
    case .block: "this block"
    }
  }
}
